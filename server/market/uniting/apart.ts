import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnitedField } from '@portal/contract';
import { status } from '@portal/contract';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { withReleases } from '../releases/attach.ts';
import { needRelease } from '../releases/verify-release.ts';
import { needMember } from '../tables/need-member.ts';
import type { Candidate } from './choose-candidates.ts';
import { tableOfField } from './levels.ts';

/** That two members are not one, whatever speaks for it. */
export interface ApartDecision {
  field: UnitedField;
  keys: readonly [string, string];
  /** What they were called when it was decided; absent in decisions of before this was noted. */
  names?: readonly [Sentence, Sentence];
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Whether it takes the decision back. */
  isTakenBack?: true;
}

const apartFolder = (folder: string): string => join(folder, 'apart');

const pairOf = (field: UnitedField, keys: readonly string[]): string => [field, ...keys.toSorted()].join('\n');

/** The decisions that hold now, by their pairs. */
async function pairsApart(folder: string): Promise<ReadonlyMap<string, ApartDecision>> {
  const own = apartFolder(folder);
  const files = (await readdir(own).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  const all = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(own, file), 'utf8')) as ApartDecision),
  );
  const apart = new Map<string, ApartDecision>();
  for (const decision of all) {
    const pair = pairOf(decision.field, decision.keys);
    apart.delete(pair);
    if (!decision.isTakenBack) apart.set(pair, decision);
  }
  return apart;
}

/** @returns the pairs of which somebody has decided that they are two, as it holds now; the newest first */
export const listApart = async (folder: string): Promise<ApartDecision[]> =>
  [...(await pairsApart(folder)).values()].reverse();

/** @returns whether somebody has decided that the members of a candidate are two */
export async function readApart(folder: string): Promise<(candidate: Candidate) => boolean> {
  const apart = await pairsApart(folder);
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
 * @param isTakenBack whether what was decided is to hold no more
 * @returns what they are called
 * @throws Refusal when there is no such release, it has no single member of a name, or nothing is there to take back
 */
export async function decideApart(
  folder: string,
  id: string,
  { field, names, by }: { field: UnitedField; names: readonly [string, string]; by: string },
  isTakenBack = false,
): Promise<[Sentence, Sentence]> {
  await needRelease(folder, id);
  const table = tableOfField[field];
  const [first, second] = await withReleases(folder, { fresh: id }, async (connection) => [
    await needMember(connection, 'fresh', { name: table, id: `${table}_id` }, names[0]),
    await needMember(connection, 'fresh', { name: table, id: `${table}_id` }, names[1]),
  ]);
  if (!first || !second) throw new Error('two members are needed');
  if (isTakenBack && !(await pairsApart(folder)).has(pairOf(field, [first.key, second.key]))) {
    throw new Refusal('market.not-apart', status.refused, {
      zh_CN: `没有决定过“${first.name.zh_CN}”与“${second.name.zh_CN}”是两个；无可收回。`,
      en: `Nobody has decided that "${first.name.en}" and "${second.name.en}" are two; there is nothing to take back.`,
    });
  }
  const at = new Date().toISOString();
  const own = apartFolder(folder);
  await mkdir(own, { recursive: true });
  const both = { keys: [first.key, second.key], names: [first.name, second.name] } as const;
  const decision: ApartDecision = { field, ...both, by, at, ...(isTakenBack && { isTakenBack }) };
  const file = `${at.replace(/\D/g, '')}-${randomBytes(3).toString('hex')}.json`;
  await writeWhole(join(own, file), `${JSON.stringify(decision, null, 2)}\n`);
  return [first.name, second.name];
}
