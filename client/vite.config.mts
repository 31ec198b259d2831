import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Catalogues are read by people as ICU text and by the browser as compiled messages, so that it needs no parser. */
function catalogues(): Plugin {
  return {
    name: 'theed-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\/i18n\/[a-z-]+\/[a-z-]+\.json$/ },
      handler(id) {
        const messages = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
        const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));
        const code = `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
        return { code, moduleType: 'js', map: null };
      },
    },
  };
}

/**
 * The live link speaks WebSocket and nothing else: the other transports stay out of the bundle. Without this they
 * would be in it, since the library picks one by its name.
 */
function webSocketOnly(): Plugin {
  return {
    name: 'theed-websocket-only',
    enforce: 'pre',
    load: {
      filter: { id: /\/engine\.io-client\/build\/esm\/transports\/(index|polling[a-z-]*|webtransport)\.js$/ },
      handler(id) {
        const code = id.endsWith('/index.js')
          ? "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };"
          : readFileSync(id, 'utf8');
        return { code, moduleSideEffects: false, map: null };
      },
    },
  };
}

const server = { target: 'http://127.0.0.1:8000' };

export default defineConfig({
  plugins: [catalogues(), webSocketOnly(), react()],
  resolve: { conditions: ['theed-source', 'module', 'browser', 'development|production'] },
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    modulePreload: { polyfill: false },
    manifest: true, // read by tools/size.mjs
  },
  server: {
    proxy: { '/games': server, '/api': server, '/socket.io': { ...server, ws: true } },
  },
});
