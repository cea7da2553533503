import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NamedField } from '@portal/contract';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { nameKey } from '../rows/plain-text.ts';
import { refuseFile } from '../rows/source-row.ts';
import { placeFinder } from './find-place.ts';

/** What somebody decided that a name of files stands for. */
export interface NameDecision {
  field: NamedField;
  /** As files write it; width, case and spaces do not matter. */
  name: string;
  /** The name in its place; null where the decision is taken back. */
  standsFor: string | null;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

const namesFolder = (marketFolder: string): string => join(marketFolder, 'names');

/** @returns every decision, the oldest first; later ones take the place of earlier ones */
async function decisions(marketFolder: string): Promise<NameDecision[]> {
  const folder = namesFolder(marketFolder);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as NameDecision));
}

const keyOf = (field: string, name: string): string => `${field}\n${nameKey(name)}`;

/** @returns the decisions that hold now, by field and name */
export async function namesDecided(marketFolder: string): Promise<NameDecision[]> {
  const last = new Map<string, NameDecision>();
  for (const decision of await decisions(marketFolder)) last.set(keyOf(decision.field, decision.name), decision);
  return [...last.values()]
    .filter(({ standsFor }) => standsFor !== null)
    .sort((decision, other) => keyOf(decision.field, decision.name).localeCompare(keyOf(other.field, other.name)));
}

/**
 * Keeps what somebody decided, for every later import and delivery. Each decision is a file of its own, so that two who
 * decide at once both stand.
 * @throws Refusal when a city or province is to stand for a place that there is not, or nothing is there to take back
 */
export async function decideName(marketFolder: string, decision: Omit<NameDecision, 'at'>): Promise<void> {
  const { field, name, standsFor } = decision;
  if (
    standsFor === null &&
    !(await namesDecided(marketFolder)).some(
      (nameDecision) => keyOf(nameDecision.field, nameDecision.name) === keyOf(field, name),
    )
  ) {
    throw refuseFile(
      'importer.name-not-decided',
      `没有关于 ${field}“${name}”的决定；名称列表里有所有决定。`,
      `Nothing was decided about the ${field} "${name}"; the list of names shows all decisions.`,
    );
  }
  if (standsFor !== null && (field === 'city' || field === 'province')) {
    const place = placeFinder()(field === 'city' ? standsFor : '', field === 'province' ? standsFor : '');
    if ('code' in place && place.code !== 'ambiguous-city') {
      throw refuseFile(
        'importer.name-no-place',
        `不能代表该地点：${place.sentence.zh_CN}`,
        `It cannot stand for that place: ${place.sentence.en}`,
      );
    }
  }
  const at = new Date().toISOString();
  const folder = namesFolder(marketFolder);
  await mkdir(folder, { recursive: true });
  const file = `${at.replace(/\D/g, '')}-${randomBytes(3).toString('hex')}.json`;
  await writeWhole(join(folder, file), `${JSON.stringify({ ...decision, at }, null, 2)}\n`);
}

/** Finds what a name of files stands for; undefined where nobody decided. */
export type Aliases = (field: string, name: string) => string | undefined;

/** @returns the decisions that hold now, for reading files */
export async function readAliases(marketFolder: string): Promise<Aliases> {
  const known = new Map(
    (await namesDecided(marketFolder)).map((decision) => [keyOf(decision.field, decision.name), decision.standsFor]),
  );
  return (field, name) => (known.size === 0 ? undefined : (known.get(keyOf(field, name)) ?? undefined));
}
