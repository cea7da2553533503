import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from './release.ts';

const rowsFolder = (release: string): string => join(release, 'deliveries');

/**
 * The file beside a release with the figures that a delivery changed, and the rows of its file that they came from.
 * @param folder of the release, under whatever name it stands
 */
export const deliveryFile = (folder: string, id: string): string => join(rowsFolder(folder), `${id}.parquet`);

/** Makes the folder for the rows of deliveries in the folder of a release, with those of the former release. */
export async function keepDeliveries(building: string, folder: string, former: string | undefined): Promise<void> {
  const own = rowsFolder(building);
  await mkdir(own, { recursive: true });
  if (former === undefined) return;
  const before = rowsFolder(releaseFolder(folder, former));
  for (const name of await readdir(before).catch(() => [])) {
    const [from, to] = [join(before, name), join(own, name)];
    // What was sealed never changes, so one copy on the disk serves every release.
    await link(from, to).catch(() => copyFile(from, to));
  }
}
