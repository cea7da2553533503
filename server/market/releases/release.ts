import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataSource } from '@portal/contract';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import type { History } from '../datasets/dated.ts';
import type { Preliminary } from '../model/preliminary.ts';
import type { ReleasedSource } from '../model/sources.ts';
import { fileBroken } from './damage.ts';
import type { Delivery } from './delivery.ts';
import type { FileSeal } from './file-seal.ts';
import type { StoredChanges } from './stored-changes.ts';

/** Months from first to last, both included: 2024-03. */
export interface MonthSpan {
  first: string;
  last: string;
}

/** What a release has of a source of a dataset; of its only one the key is null. */
export interface StoredCoverage {
  key: DataSource | null;
  /** The months it has figures of, in order: those between two spans were not delivered. */
  spans: MonthSpan[];
  /** Those of them that stand together in one figure, which is kept in the last of them; missing where none do. */
  combined?: MonthSpan[];
  /**
   * By dimension, where a delivery may do without: the months in which it is told apart, how many members it has, the
   * first few of them by key, and whether a part of the figures is not told apart.
   */
  levels: Record<string, { spans: MonthSpan[]; members: number; some: string[]; rest: boolean }>;
  /** By dimension: the members the figures are about. */
  kinds: Record<string, string[]>;
}

/** What release.json says of a release; it never changes once the release is sealed. */
export interface ReleaseInfo {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  demonstration: boolean;
  note: string;
  /** First month whose figures are preliminary: 2024-03, of all sources or by source. */
  preliminaryFrom: Preliminary;
  /** First and last month that any source covers. */
  first: string;
  last: string;
  /** Those that have figures, in their order; with the words of those that are not built in. */
  sources: (ReleasedSource & { first: string; last: string })[];
  /** What it has of each dataset, by its key; worked out when it is opened where it was sealed before this was kept. */
  coverage?: Record<string, StoredCoverage[]>;
  /** First and last month with prices, null where there are none; missing in releases sealed before there were prices. */
  prices?: { first: string; last: string } | null;
  /** First and last month of each dataset that has rows, sales and prices aside; missing in releases sealed before. */
  months?: Readonly<Record<string, { first: string; last: string }>>;
  /** How many cars are on sale or coming; missing in releases sealed before they were kept. */
  launches?: number;
  counts: Record<'facts' | 'manufacturers' | 'brands' | 'models' | 'subModels' | 'provinces' | 'cities', number>;
  /** The release that it was made from; null when it was filled from nothing, missing where that was not kept. */
  onto?: string | null;
  /** All that came into it, the oldest first; missing in releases sealed before deliveries were kept. */
  deliveries?: Delivery[];
  /** By dataset; missing where it was made onto none, and in releases sealed before it was kept. */
  changed?: Readonly<Record<string, StoredChanges>>;
  /** What of its members changed from a month on, which figures are counted by; missing where nothing did. */
  history?: History;
  /** Size and content of market.duckdb; missing in releases sealed before they were kept. */
  file?: FileSeal;
}

/** What current.json says: the release that is asked now, and the one before it for rollback. */
export interface Current {
  current: string;
  previous: string | null;
  /** When the switch was made, ISO 8601, UTC. */
  publishedAt: string;
}

/** A release id is a folder name and nothing else. */
export const isReleaseId = (id: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(id);

export const releasesFolder = (folder: string): string => join(folder, 'releases');
export const releaseFolder = (folder: string, id: string): string => join(releasesFolder(folder), id);
export const releaseFile = (folder: string, id: string): string => join(releaseFolder(folder, id), 'market.duckdb');
export const currentFile = (folder: string): string => join(folder, 'current.json');

/**
 * Writes a small JSON file so that a reader sees the old one or the new one, never half.
 * @param file the path to write; its folder is made when missing
 */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** What the system says of a file that is not there. */
const absent = ['ENOENT', 'ENOTDIR'];

/**
 * @param holds whether a value has what the shape cannot do without
 * @returns null when there is no such file
 * @throws Refusal when the file is broken
 */
export async function readJson<Shape>(file: string, holds: (value: Partial<Shape>) => boolean): Promise<Shape | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (absent.includes(error.code ?? '')) return null;
    throw error;
  });
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<Shape> | null;
    if (value !== null && holds(value)) return value as Shape;
  } catch {
    // Said below: a file that is no JSON is as broken as one that lacks its first words.
  }
  throw fileBroken(file);
}

/**
 * @returns what release.json says, or null when there is no sealed release of that id
 * @throws Refusal when the file is broken
 */
export async function readRelease(folder: string, id: string): Promise<ReleaseInfo | null> {
  if (!isReleaseId(id)) return null;
  const file = join(releaseFolder(folder, id), 'release.json');
  return readJson<ReleaseInfo>(
    file,
    (parsed) =>
      parsed.id === id && typeof parsed.createdAt === 'string' && Array.isArray(parsed.sources) && !!parsed.counts,
  );
}

/** @returns which release is published, or null when none is @throws Refusal when the file is broken */
export const readCurrent = (folder: string): Promise<Current | null> =>
  readJson<Current>(currentFile(folder), ({ current, publishedAt }) => {
    return typeof current === 'string' && isReleaseId(current) && typeof publishedAt === 'string';
  });
