import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { PortalModule } from '../import-map.ts';
import { freePort } from './free-port.ts';
import { hotConfiguration } from './hot-configuration.ts';
import { onlyForPortals, portalHosts } from './only-for-portals.ts';

/**
 * What an override may name in the place of the entry: a page that it is laid over has the development build of React from
 * its next load on, by which components are exchanged as they stand.
 */
const manifest = JSON.stringify({ format: 'system', entry: 'index.js', developmentReact: true });

/** The server takes overrides from this port unless its settings say otherwise. */
const firstPort = 8081;

/** One build of a watched area. */
export interface DevBuild {
  /** webpack's words, when the area does not compile. */
  errors: string | null;
  milliseconds: number;
}

export interface DevArea {
  /** The area's entry is /index.js of it, and /manifest.json says how it is loaded while it is developed. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Builds an area again and again as its files change, and puts the changes into the pages that show it.
 *
 * @param area name in the import map and entry file (absolute)
 * @param portal origin of a portal on another machine that may have the area, beside those on this machine
 * @param onBuilt called after every build
 */
export async function devArea(
  area: PortalModule,
  portal: string | null,
  onBuilt: (build: DevBuild) => void,
): Promise<DevArea> {
  const port = await freePort(firstPort);
  const compiler = webpack(hotConfiguration(area));
  if (!compiler) throw new Error(`webpack made nothing of ${area.entry}`);
  compiler.hooks.done.tap('portal', (stats) => {
    const errors = stats.hasErrors() ? stats.toString({ preset: 'errors-only' }) : null;
    onBuilt({ errors, milliseconds: stats.endTime - stats.startTime });
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      allowedHosts: portalHosts(portal),
      // The page is the portal's: what is told over the socket comes from here all the same.
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: true },
      },
      static: false,
      setupMiddlewares: (others) => [
        { name: 'portals', middleware: onlyForPortals(portal) },
        { name: 'manifest', path: '/manifest.json', middleware: sendManifest },
        ...others,
      ],
    },
    compiler,
  );
  await server.start();
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

function sendManifest(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  response.end(manifest);
}
