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

/** Two members, and who decides whether they are two. */
export interface ApartPair {
  field: UnitedField;
  /** The key of each, or a name in either language. */
  names: readonly [string, string];
  by: string;
}

/**
 * Notes that two members are not one, so that they are proposed no more. Each decision is a file of its own, so that
 * two who decide at once both stand.
 * @param id of the release that has them
 * @returns what they are called
 * @throws Refusal when there is no such release, or it has no single member of a name
 */
export async function decideApart(
  folder: string,
  id: string,
  { field, names, by }: ApartPair,
): Promise<[Sentence, Sentence]> {
  await needRelease(folder, id);
  const table = tableOfField[field];
  const [first, second] = await withReleases(folder, { fresh: id }, async (connection) => [
    await needMember(connection, { schema: 'fresh', release: id }, { name: table, id: `${table}_id` }, names[0]),
    await needMember(connection, { schema: 'fresh', release: id }, { name: table, id: `${table}_id` }, names[1]),
  ]);
  if (!first || !second) throw new Error('two members are needed');
  await write(folder, { field, keys: [first.key, second.key], names: [first.name, second.name], by });
  return [first.name, second.name];
}

/**
 * Takes back that two members are not one. No release needs to have them any more.
 * @param pair as they were called when it was decided
 * @returns what they were called, in the order of the pair
 * @throws Refusal when nobody has decided that of these two
 */
export async function forgetApart(folder: string, { field, names, by }: ApartPair): Promise<[Sentence, Sentence]> {
  const found = (await listApart(folder)).find(
    (decision) => decision.field === field && (isOf(decision, names) || isOf(decision, [names[1], names[0]] as const)),
  );
  if (!found) {
    throw new Refusal('market.not-apart', status.refused, {
      zh_CN: `没有决定过“${names[0]}”与“${names[1]}”是两个；无可收回。`,
      en: `Nobody has decided that "${names[0]}" and "${names[1]}" are two; there is nothing to take back.`,
    });
  }
  const { keys, names: called } = found;
  await write(folder, { field, keys, ...(called && { names: called }), by, isTakenBack: true });
  const [first, second] = called ?? [inBoth(keys[0]), inBoth(keys[1])];
  return isOf(found, names) ? [first, second] : [second, first];
}

const inBoth = (text: string): Sentence => ({ zh_CN: text, en: text });

/** Whether a decision is of these two, in this order. */
function isOf({ keys, names }: ApartDecision, pair: readonly [string, string]): boolean {
  return pair.every((text, place) => {
    const name = names?.[place];
    const known = [keys[place], name?.zh_CN, name?.en];
    return known.some((each) => each?.toLowerCase() === text.toLowerCase());
  });
}

async function write(folder: string, decision: Omit<ApartDecision, 'at'>): Promise<void> {
  const at = new Date().toISOString();
  const own = apartFolder(folder);
  await mkdir(own, { recursive: true });
  const file = `${at.replace(/\D/g, '')}-${randomBytes(3).toString('hex')}.json`;
  await writeWhole(join(own, file), `${JSON.stringify({ ...decision, at }, null, 2)}\n`);
}
