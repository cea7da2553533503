import type { CallData, Language } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { baseOf, fileEndings, savedMappings } from '../../importer/index.ts';
import { type Dataset, datasets, listReleases } from '../../market/index.ts';
import type { Uploads } from './open-uploads.ts';
import { tellUpload } from './tell-upload.ts';
import { allUploads } from './upload-store.ts';

/** What a file of figures may end in. */
export const uploadEndings: readonly string[] = [...fileEndings, '.zip'];

/** How many releases a delivery may be made onto by choosing; others are named on the command line. */
const mostReleases = 30;

/** What somebody needs to bring a file: what may be brought, how, onto what, and what lies here already. */
export async function readDesk(
  uploads: Uploads,
  { accountId, language, largest }: { accountId: string | null; language: Language; largest: number },
): Promise<CallData<'readDeliveryDesk'>> {
  const { folder, marketFolder } = uploads;
  const mappings = await savedMappings(marketFolder);
  const newest = new Map<string, { label: string; dataset: string }>();
  for (const { name, version, dataset = 'sales' } of mappings.toSorted((one, other) => one.version - other.version))
    newest.set(name, { label: `${name}@${version}`, dataset });
  const base = await baseOf(marketFolder, undefined);
  const releases = await listReleases(marketFolder);
  const own = (await allUploads(folder)).filter((upload) => upload.accountId === accountId);
  return {
    largest,
    endings: [...uploadEndings],
    datasets: datasetKeys.flatMap((key) => {
      const { name, file }: Dataset = datasets[key];
      return file ? [{ key, name: name[language], begins: file.begins === true }] : [];
    }),
    mappings: [...newest.values()],
    releases: releases.slice(0, mostReleases).map(({ id, note, demonstration, state }) => ({
      id,
      note,
      demonstration,
      isPublished: state === 'current',
      isBase: id === base,
    })),
    uploads: await Promise.all(own.map((upload) => tellUpload(uploads, upload, language))),
  };
}
