import { rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { PortalModule } from './import-map.ts';
import { listenFrom } from './listen-from.ts';
import { project } from './project.ts';
import { serveFolder } from './serve-folder.ts';
import { areaConfiguration } from './webpack-configurations.ts';

/** The port that the server takes overrides from unless its settings say otherwise. */
const firstPort = 8081;

/** One build of a watched area. */
export interface DevBuild {
  /** webpack's words, when the area does not compile. */
  errors: string | null;
  milliseconds: number;
}

/**
 * Builds an area again and again as its files change, and serves it until the process ends.
 *
 * @param area name in the import map and entry file (absolute)
 * @param onBuilt called after every build
 * @returns origin that the area is served from; its entry is /index.js
 */
export async function devArea(area: PortalModule, onBuilt: (build: DevBuild) => void): Promise<string> {
  const folder = join(project, 'dist', `.dev-${area.name.replace(/\W+/g, '-')}`);
  rmSync(folder, { recursive: true, force: true });
  const { server, announce } = serveFolder(folder);
  const port = await listenFrom(server, firstPort);
  let first = true;
  webpack(areaConfiguration(area, folder, true)).watch({}, (failure, stats) => {
    const errors = failure?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : null);
    onBuilt({ errors, milliseconds: (stats?.endTime ?? 0) - (stats?.startTime ?? 0) });
    if (errors === null && !first) announce();
    first = false;
  });
  return `http://localhost:${port}`;
}
