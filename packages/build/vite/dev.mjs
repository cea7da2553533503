import { relative } from 'node:path';
import { sharedName } from '../shared/names.mjs';

const entryAddress = '/@portal/entry.js';
const facade = '\0@portal/shared:';

/**
 * Serves an area while it is developed. What the page shares is asked of the page; where the plugin of Vite for React is used,
 * the page has the development build of React meanwhile, by which what components hold outlives a change.
 */
export function devPlugin({ root, entry, name, manifest, portal, shared }) {
  let refreshes = false;
  return {
    name: '@portal/build:dev',
    apply: 'serve',
    enforce: 'pre',
    config: ({ server = {} }) => ({
      root,
      optimizeDeps: { exclude: Object.keys(shared.exported), entries: [entry()] },
      server: {
        host: 'localhost',
        port: server.port ?? 8081,
        // Whoever reads the files reads the source of the area: pages of portals, and no other site.
        cors: { origin: [/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/, ...(portal ? [portal] : [])] },
      },
    }),
    configResolved(config) {
      refreshes = config.plugins.some((plugin) => plugin.name === 'vite:react-refresh');
    },
    configureServer(server) {
      server.middlewares.use('/manifest.json', (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(
          JSON.stringify({
            ...manifest,
            format: 'es',
            entry: entryAddress.slice(1),
            styles: [],
            needs: [],
            developmentReact: refreshes,
          }),
        );
      });
      server.httpServer?.once('listening', () => {
        const address = server.httpServer.address();
        const port = typeof address === 'object' && address ? address.port : 8081;
        console.log(overrideWords(name, `http://localhost:${port}/`, portal));
      });
    },
    resolveId(request) {
      if (request === entryAddress) return request;
      const known = /^[./\0]/.test(request) ? null : sharedName(request, shared);
      return known === null ? null : `${facade}${known}`;
    },
    load(id) {
      if (id === entryAddress) return entryCode(`/${relative(root, entry()).replaceAll('\\', '/')}`, refreshes);
      return id.startsWith(facade) ? facadeCode(id.slice(facade.length), shared) : null;
    },
  };
}

/** Where the entry of an area is served: what exchanges components of React comes before it. */
const entryCode = (file, refreshes) =>
  [
    ...(refreshes
      ? [
          'import { injectIntoGlobalHook } from "/@react-refresh";',
          'injectIntoGlobalHook(window);',
          'window.$RefreshReg$ = () => undefined;',
          'window.$RefreshSig$ = () => (type) => type;',
        ]
      : []),
    `const area = await import(${JSON.stringify(file)});`,
    'export const { bootstrap, mount, unmount, load, preload } = area;',
  ].join('\n');

function facadeCode(name, { exported }) {
  const names = exported[name] ?? [];
  const given = names.map((each, at) => `${each}: _${at}`).join(', ');
  const taken = names.map((each, at) => `_${at} as ${each}`).join(', ');
  const asked = `(globalThis[Symbol.for('@portal/shared')] ?? ((each) => System.import(each)))(${JSON.stringify(name)})`;
  return `const { ${given} } = await ${asked};\nexport { ${taken} };\n`;
}

/** What is said once the area is served. */
function overrideWords(name, own, portal) {
  const address = new URL('manifest.json', own).href;
  const map = encodeURIComponent(JSON.stringify({ imports: { [name]: address } }));
  return [
    '',
    `  ${name} is served at ${address}.`,
    '  Sign in to the portal as an account with the role developer, and open this to lay it over the portal:',
    `  ${portal ?? 'http://127.0.0.1:8080'}/dashboard?imo=${map}`,
    `  A portal that refuses it has to be started with PORTAL_OVERRIDE_ORIGINS=${new URL(address).origin}.`,
    '',
  ].join('\n');
}
