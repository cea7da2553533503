import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileFormat, type Language, type MarketFiles, status } from '@portal/contract';
import { FileReply } from '../../kernel/calls/file-reply.ts';
import { putInPlace } from '../../kernel/files/write-whole.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { releaseOf } from '../answer/write-answer.ts';
import type { Dataset } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { describedFacts, fileColumns, rowOrder } from './columns.ts';
import { harmless } from './harmless.ts';

/** What clients are told that a file is. */
const types: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
};

/**
 * Which files a dataset has: one for each month that has rows.
 * @throws the signal's reason when the client has gone
 */
export async function listFiles(
  dataset: Dataset,
  release: OpenRelease,
  language: Language,
  signal?: AbortSignal,
): Promise<MarketFiles> {
  const [months = [], rows = []] = await release.run(
    `SELECT month, COUNT(*) FROM ${dataset.facts.table} GROUP BY month ORDER BY month`,
    [],
    signal,
  );
  return {
    release: releaseOf(release),
    columns: fileColumns(dataset, release.info).map(({ key, kind, name, unit, definition }) => ({
      key,
      kind,
      name: name[language],
      unit: unit[language],
      definition: definition[language],
    })),
    files: months.map((month, index) => ({ month: monthText(Number(month)), rows: Number(rows[index]) })),
  };
}

export interface FileQuery {
  release: string;
  month: string;
  format: FileFormat;
}

/** @throws Refusal when the file belongs to a release that is no longer, or not yet, the published one */
function checkRelease({ release: wanted }: FileQuery, { info }: OpenRelease): void {
  if (wanted === info.id) return;
  throw new Refusal('market.file-of-other-release', status.refused, {
    zh_CN: `现在发布的版本是 ${info.id}，不是 ${wanted}；请重新列出文件。`,
    en: `The published release is ${info.id}, not ${wanted}; list the files again.`,
  });
}

const noSuchMonth = ({ month }: FileQuery, dataset: Dataset) =>
  new Refusal('market.file-without-rows', status.notFound, {
    zh_CN: `“${dataset.name.zh_CN}”没有 ${month} 的数据；请先列出文件。`,
    en: `“${dataset.name.en}” has nothing of ${month}; list the files first.`,
  });

/** The folder of the files of a release; when it is new, those of other releases go. */
async function folderOf(marketFolder: string, { info }: OpenRelease): Promise<string> {
  const all = join(marketFolder, 'files');
  const own = join(all, info.id);
  const created = await mkdir(own, { recursive: true });
  if (created === undefined) return own;
  const others = (await readdir(all)).filter((name) => name !== info.id);
  for (const name of others) await rm(join(all, name), { recursive: true, force: true });
  return own;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * The file of a month, made when it is asked for the first time. It is the same for each server, and the same when it
 * is made again: whoever has a part of it can ask for the rest.
 * @param marketFolder where it is kept, while its release is the published one
 * @throws Refusal when the release is another one, or the month has no rows; the signal's reason
 */
export async function fileOf(
  marketFolder: string,
  dataset: Dataset,
  release: OpenRelease,
  query: FileQuery,
  signal?: AbortSignal,
): Promise<FileReply> {
  checkRelease(query, release);
  const name = `${dataset.key}-${query.month}.${query.format}`;
  const folder = await folderOf(marketFolder, release);
  const path = join(folder, name);
  const reply = new FileReply(folder, name, types[query.format], `${release.info.id}-${name}`);
  if (await isThere(path)) return reply;
  const month = monthNumber(query.month);
  const [[found] = []] = await release.run(`SELECT month FROM ${dataset.facts.table} WHERE month = $1 LIMIT 1`, [
    month,
  ]);
  if (found === undefined) throw noSuchMonth(query, dataset);
  const columns = fileColumns(dataset, release.info).map(
    (column) => `${query.format === 'csv' ? harmless(column) : column.sql} AS "${column.key}"`,
  );
  const rows = `SELECT ${columns.join(', ')} FROM ${describedFacts(dataset, release.info)} WHERE f.month = ${month} ORDER BY ${rowOrder(dataset)}`;
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    await release.write(rows, unfinished, query.format, signal);
    // The time is part of what a client compares before it asks for the rest.
    const createdAt = new Date(release.info.createdAt);
    await utimes(unfinished, createdAt, createdAt);
    await putInPlace(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return reply;
}
