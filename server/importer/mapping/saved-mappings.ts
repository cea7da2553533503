import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import type { Dataset } from '../../market/index.ts';
import { refuseFile } from '../rows/source-row.ts';
import { mappingOfDataset } from './mapping-of-dataset.ts';
import { type NamedMapping, readMapping } from './read-mapping.ts';

/** A version of a mapping that is kept; it never changes. */
export interface SavedMapping {
  name: string;
  version: number;
  /** When it was saved, ISO 8601, UTC, and by whom; null when nobody said. */
  at: string;
  by: string | null;
  sha256: string;
  /** The dataset it is for; of the sales where it was saved before this was kept. */
  dataset?: string;
  /** The file as it was. */
  text: string;
}

const nameShape = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,59}$/u;

const mappingsOf = (marketFolder: string): string => join(marketFolder, 'mappings');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @returns the versions of a mapping, the newest first; none when there is no such mapping */
export async function versionsOf(marketFolder: string, name: string): Promise<SavedMapping[]> {
  if (!nameShape.test(name)) return [];
  const folder = join(mappingsOf(marketFolder), name);
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^\d+\.json$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as SavedMapping),
  );
  return found.sort((mapping, other) => other.version - mapping.version);
}

/** @returns every mapping that is kept, with its versions, by name */
export async function savedMappings(marketFolder: string): Promise<SavedMapping[]> {
  const names = (await readdir(mappingsOf(marketFolder)).catch(() => [])).sort();
  return (await Promise.all(names.map((name) => versionsOf(marketFolder, name)))).flat();
}

/**
 * Keeps a mapping file as the next version of a name; one that says what the newest version says stays that version.
 * @throws Refusal when the name is unfit or stands for a mapping of another dataset, or the file is no mapping
 */
export async function saveMapping(
  marketFolder: string,
  name: string,
  file: string,
  { by, dataset }: { by: string | null; dataset: Dataset },
): Promise<{ saved: SavedMapping; fresh: boolean }> {
  if (!nameShape.test(name)) {
    throw refuseFile(
      'importer.mapping-name-unfit',
      `映射名 ${name} 无效：只能用文字、数字、- 和 _，最多 60 个字符。`,
      `The mapping name ${name} is not valid: use letters, digits, - and _, 60 at most.`,
    );
  }
  const text = await readFile(file, 'utf8').catch(() => {
    throw mappingNotFound(file);
  });
  readMapping(text, mappingOfDataset(dataset));
  const folder = join(mappingsOf(marketFolder), name);
  await mkdir(folder, { recursive: true });
  for (;;) {
    const [newest] = await versionsOf(marketFolder, name);
    if (newest) needDataset(newest, dataset);
    if (newest?.text === text) return { saved: newest, fresh: false };
    const version = (newest?.version ?? 0) + 1;
    const saved = { name, version, at: new Date().toISOString(), by, sha256: hashOf(text), dataset: dataset.key, text };
    const unfinished = join(folder, `.${randomBytes(4).toString('hex')}`);
    await writeWhole(unfinished, `${JSON.stringify(saved, null, 2)}\n`);
    try {
      // A link is made or not: of two who save at once, the second gets the next version.
      await link(unfinished, join(folder, `${version}.json`));
      return { saved, fresh: true };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}

/** @throws Refusal when a mapping is of another dataset */
function needDataset({ name, version, dataset = 'sales' }: SavedMapping, wanted: Dataset): void {
  if (dataset === wanted.key) return;
  throw refuseFile(
    'importer.mapping-of-other-dataset',
    `映射 ${name}@${version} 属于数据集 ${dataset}，不能用于 ${wanted.key}；请换一个映射或名称。`,
    `The mapping ${name}@${version} is of the dataset ${dataset} and cannot be used for ${wanted.key}; take another mapping, or another name.`,
  );
}

const mappingNotFound = (text: string) =>
  refuseFile(
    'importer.mapping-not-found',
    `找不到映射 ${text}：既没有这个文件，也没有保存过这个名称或版本。`,
    `There is no mapping ${text}: no such file, and none saved under that name and version.`,
  );

/**
 * The mapping that an operator names.
 * @param label name@version, the path of a file, or a name, which means its newest version; without one every column
 *   must have the name of its field
 * @param dataset whose files it is for
 * @throws Refusal when there is none, it is of another dataset, or it cannot be understood
 */
export async function mappingOf(
  marketFolder: string,
  label: string | undefined,
  dataset: Dataset,
): Promise<NamedMapping> {
  if (label === undefined) return { content: {}, seal: null };
  const schema = mappingOfDataset(dataset);
  const isFile = await stat(label).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) {
    const text = await readFile(label, 'utf8');
    return {
      content: readMapping(text, schema),
      seal: { name: basename(label), sha256: hashOf(text) },
    };
  }
  const [, name = '', version] = /^(.*?)(?:@(\d+))?$/.exec(label) ?? [];
  const versions = await versionsOf(marketFolder, name);
  const found = version === undefined ? versions[0] : versions.find((mapping) => mapping.version === Number(version));
  if (!found) throw mappingNotFound(label);
  needDataset(found, dataset);
  return {
    content: readMapping(found.text, schema),
    seal: { name: `${found.name}@${found.version}`, sha256: found.sha256 },
  };
}
