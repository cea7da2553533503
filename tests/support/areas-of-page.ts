import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaManifest, PageAreas } from '@portal/contract';
import { manifestAreas } from '../../server/products/page-areas.ts';

/** What the server's page says of the portal's own areas in front of another back end, from their manifests. */
export function areasOfPage(): PageAreas {
  const files = ['areas', 'parcels'].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, 'manifest.json')),
  );
  const manifests = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return { ...manifestAreas(manifests.map((text) => JSON.parse(text) as AreaManifest)).all, built: {} };
}
