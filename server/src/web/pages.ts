import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Middleware } from 'koa';

interface Page {
  readonly body: Buffer;
  /** Compressed once, not for everybody who asks; `null` if that would not make it smaller. */
  readonly gzip: Buffer | null;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Theed</title>' +
  '<p>The server runs, but its page has not been built. Run <code>npm run build</code> and start it again.</p></html>';

/**
 * The built client, read once: what is served is one build, and nothing outside it has an address. Files whose names
 * change with their content may be kept for ever; every other address that a browser opens gets the page itself.
 *
 * @param folder where the client was built to
 */
export function pages(folder: string): Middleware {
  const found = readPages(folder);
  const index = found.get('/index.html') ?? pageOf('/index.html', Buffer.from(NOT_BUILT));
  return async (context, next) => {
    const asks = context.method === 'GET' || context.method === 'HEAD';
    const file = context.path === '/' ? index : found.get(context.path);
    const page = file ?? (wantsPage(context.path, context.get('accept')) ? index : undefined);
    if (!asks || page === undefined) {
      await next();
      return;
    }
    context.status = 200;
    context.type = page.type;
    context.set('Cache-Control', page.cache);
    context.etag = page.etag;
    if (context.fresh) context.status = 304;
    else if (page.gzip !== null && context.acceptsEncodings('gzip', 'identity') === 'gzip') {
      context.set('Content-Encoding', 'gzip');
      context.body = page.gzip;
    } else context.body = page.body;
  };
}

function wantsPage(path: string, accept: string): boolean {
  return accept.includes('text/html') && !/^\/(api|games|assets|socket\.io)(\/|$)/.test(path);
}

function readPages(folder: string): ReadonlyMap<string, Page> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${file
        .slice(folder.length + 1)
        .split(sep)
        .join('/')}`;
      return [path, pageOf(path, readFileSync(file))];
    }),
  );
}

function pageOf(path: string, body: Buffer): Page {
  const gzip = gzipSync(body, { level: 9 });
  return {
    body,
    gzip: gzip.length < body.length ? gzip : null,
    type: posix.extname(path) || 'application/octet-stream',
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
