import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { withReleases } from '../releases/attach.ts';
import { needRelease } from '../releases/verify-release.ts';
import { needMember } from '../tables/need-member.ts';
import type { Candidate } from './choose-candidates.ts';
import { tableOfField, type UnitedField } from './levels.ts';

/** That two members are not one, whatever speaks for it. */
interface ApartDecision {
  field: UnitedField;
  keys: readonly [string, string];
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

const apartFolder = (folder: string): string => join(folder, 'apart');

const pairOf = (field: UnitedField, keys: readonly string[]): string => [field, ...keys.toSorted()].join('\n');

/** @returns whether somebody has decided that the members of a candidate are two */
export async function readApart(folder: string): Promise<(candidate: Candidate) => boolean> {
  const own = apartFolder(folder);
  const files = (await readdir(own).catch(() => [])).filter((file) => file.endsWith('.json'));
  const all = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(own, file), 'utf8')) as ApartDecision),
  );
  const apart = new Set(all.map(({ field, keys }) => pairOf(field, keys)));
  return ({ field, members }) =>
    apart.has(
      pairOf(
        field,
        members.map(({ key }) => key),
      ),
    );
}

/**
 * Notes that two members are not one, so that they are proposed no more. Each decision is a file of its own, so that
 * two who decide at once both stand.
 * @param id of the release that has them
 * @param names the key of each, or a name in either language
 * @returns what they are called
 * @throws Refusal when there is no such release, or it has no single member of a name
 */
export async function decideApart(
  folder: string,
  id: string,
  { field, names, by }: { field: UnitedField; names: readonly [string, string]; by: string },
): Promise<[Sentence, Sentence]> {
  await needRelease(folder, id);
  const table = tableOfField[field];
  const [first, second] = await withReleases(folder, { fresh: id }, async (connection) => [
    await needMember(connection, 'fresh', { name: table, id: `${table}_id` }, names[0]),
    await needMember(connection, 'fresh', { name: table, id: `${table}_id` }, names[1]),
  ]);
  if (!first || !second) throw new Error('two members are needed');
  const at = new Date().toISOString();
  const own = apartFolder(folder);
  await mkdir(own, { recursive: true });
  const decision: ApartDecision = { field, keys: [first.key, second.key], by, at };
  const file = `${at.replace(/\D/g, '')}-${randomBytes(3).toString('hex')}.json`;
  await writeWhole(join(own, file), `${JSON.stringify(decision, null, 2)}\n`);
  return [first.name, second.name];
}
