import { lstat, readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type FileLimits, usualFileLimits } from '../../settings/settings-files.ts';
import type { Part } from '../rows/join-sources.ts';
import { isLitter } from '../rows/litter.ts';
import { notThere, pickNames } from '../rows/pick-names.ts';
import { refuseFile, type Source } from '../rows/source-row.ts';
import { type FileSettings, partitionsOf } from './name-parts.ts';
import { fileEndings, needFile, openParts, openSource, tableOf } from './open-source.ts';
import { type Unpacked, unpackZip } from './unpack-zip.ts';

/** More files than any true delivery has. */
const mostFiles = 1_000;

/** Every file below a folder, by its path within. @throws Refusal where one is a link, which may lead anywhere */
async function filesBelow(folder: string): Promise<Unpacked[]> {
  const paths = await readdir(folder, { recursive: true });
  const files: Unpacked[] = [];
  for (const path of paths) {
    const file = join(folder, path);
    const name = path.split(sep).join('/');
    if (isLitter(name)) continue;
    const found = await lstat(file);
    if (found.isSymbolicLink()) {
      throw refuseFile(
        'importer.link-inside',
        `里面的 ${name} 是链接；请放入文件本身。`,
        `${name} inside is a link; put the file itself there.`,
      );
    }
    if (found.isFile()) files.push({ name, file });
  }
  return files;
}

/** The files that the mapping wants: all of them when it does not say. */
export function chosenOf(all: Unpacked[], wanted: FileSettings['files']): Unpacked[] {
  const names = all.map(({ name }) => name);
  const absent = wanted === undefined ? [] : notThere(wanted, names);
  if (absent.length > 0 || all.length === 0) {
    throw refuseFile(
      'importer.no-such-file-inside',
      `里面没有 ${absent.join('、') || '任何文件'}；有：${names.slice(0, 20).join('、') || '-'}。`,
      `It holds no ${absent.join(', ') || 'file'}; it has ${names.slice(0, 20).join(', ') || '-'}.`,
    );
  }
  const chosen = wanted === undefined ? all : all.filter(({ name }) => pickNames(wanted)(name));
  const alien = chosen.find(({ name }) => !fileEndings.includes(extname(name).toLowerCase()));
  if (alien) {
    throw refuseFile(
      'importer.alien-file-inside',
      `里面的 ${alien.name} 不是 .csv、.tsv、.txt、.xlsx、.parquet、.json 或 .ndjson；请在映射的 files 中选择要读的文件。`,
      `${alien.name} inside is none of .csv, .tsv, .txt, .xlsx, .parquet, .json, .ndjson; name the files to read under "files" in the mapping.`,
    );
  }
  if (chosen.length > mostFiles) {
    throw refuseFile(
      'importer.too-many-files',
      `里面有 ${chosen.length} 个文件，最多可有 ${mostFiles} 个；请分几次导入。`,
      `It holds ${chosen.length} files, ${mostFiles} at most; bring it in as several deliveries.`,
    );
  }
  return chosen.sort((unpacked, other) => (unpacked.name < other.name ? -1 : 1));
}

/** What a folder or an archive holds. */
export interface Inside {
  kind: 'folder' | 'zip';
  all: Unpacked[];
}

/**
 * @param workFolder makes the folder, when it is needed, in which an archive is unpacked; its owner removes it
 * @returns the files of a folder or archive; null of a single file
 * @throws Refusal when it cannot be read, or holds too much
 */
export async function filesInside(
  file: string,
  workFolder: () => Promise<string>,
  { archiveBytes: bytes, ratio }: FileLimits,
): Promise<Inside | null> {
  const { isFolder } = await needFile(file);
  if (isFolder) return { kind: 'folder', all: await filesBelow(file) };
  if (extname(file).toLowerCase() !== '.zip') return null;
  return { kind: 'zip', all: await unpackZip(file, await workFolder(), { entries: mostFiles, bytes, ratio }) };
}

/**
 * Opens what an operator names: a file, a .zip of files, or a folder of files. Several are read as one table; folders
 * named like year=2024 become columns.
 * @param limits of what a file may hold
 * @param workFolder makes the folder, when it is needed, in which an archive is unpacked; its owner removes it
 * @throws Refusal when it cannot be read, holds too much, or its files have not the same columns
 */
export async function openDelivery(
  file: string,
  settings: FileSettings,
  workFolder: () => Promise<string>,
  limits: FileLimits = usualFileLimits,
): Promise<Source> {
  const inside = await filesInside(file, workFolder, limits);
  if (!inside) return openSource(file, settings, limits);
  const { kind, all } = inside;
  const chosen = chosenOf(all, settings.files);
  const parts: Part[] = [];
  for (const { name, file: path } of chosen) {
    const inside = await openParts(path, settings, { path: name, limits });
    const place = partitionsOf(name);
    for (const part of inside) {
      const label = inside.length > 1 ? `${name} ${part.label}` : name;
      parts.push({ ...part, label, common: { ...place, ...part.common } });
    }
  }
  const left = all.filter((each) => !chosen.includes(each)).map(({ name }) => name);
  const details = {
    [kind]: String(chosen.length),
    ...(left.length > 0 && { notRead: left.join(', ') }),
  };
  return tableOf(parts as [Part, ...Part[]], settings, details);
}
