import helmet from 'helmet';
import type { Middleware } from 'koa';
import type { Config } from '../config';

/** Headers that let a page load from here only, and nobody frame it. */
export function securityHeaders({ publicUrl }: Config): Middleware {
  const https = publicUrl?.startsWith('https:') ?? false;
  const sockets = publicUrl === null ? [] : [publicUrl.replace(/^http/, 'ws')];
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sockets],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    // The address of a match opens it: other sites are not told where somebody came from.
    referrerPolicy: { policy: 'no-referrer' },
  });
  return async (context, next) => {
    await new Promise<void>((resolve, reject) => {
      set(context.req, context.res, (error?: unknown) => {
        if (error === undefined) resolve();
        else reject(error instanceof Error ? error : new Error('security headers could not be set'));
      });
    });
    await next();
  };
}
