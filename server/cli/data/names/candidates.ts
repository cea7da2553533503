import { type Language, unitedFields } from '@portal/contract';
import {
  againstText,
  readName,
  readOneOf,
  readText,
  reasonText,
  settleApart,
  unsettleApart,
} from '../../../administration/index.ts';
import { type Candidate, findCandidates, listReleases, readRelease } from '../../../market/index.ts';
import { words } from '../../data-words.ts';
import { UsageError } from '../../run-line.ts';
import { type Call, longest } from '../call.ts';
import { knowledgeWords } from '../knowledge-words.ts';
import { tellTrail } from '../tell-trail.ts';
import { candidateWords } from './candidate-words.ts';

const inDigits = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** A candidate in a few lines: both members with what they sold, then each reason. */
function linesOf({ field, members, reasons, together }: Candidate, language: Language): string[] {
  const sides = members.map(({ key, name, sold, months }) => {
    const names = name.zh_CN === name.en ? name.en : `${name.zh_CN} / ${name.en}`;
    return candidateWords.member[language](names, key, inDigits(sold), months);
  });
  const [first = '', second = ''] = members.map(({ key }) => key);
  return [
    `${field}  ${sides.join('  ~  ')}`,
    ...reasons.map((reason) => `    ${reasonText(reason, language)}`),
    ...(together > 0 ? [`    ${againstText(together, language)}`] : []),
    `    ${candidateWords.decide[language](field, first, second)}`,
  ];
}

/** @returns what is proposed, in lines; nothing where there is nothing */
export const candidatesText = (candidates: readonly Candidate[], language: Language): string =>
  candidates.map((candidate) => linesOf(candidate, language).join('\n')).join('\n');

/** The newest release, or the one that is named. */
async function chosen({ marketFolder, language }: Call, id: string | undefined): Promise<string> {
  const found = id ?? (await listReleases(marketFolder))[0]?.id;
  if (found === undefined) throw new UsageError(words.noReleases[language]);
  return found;
}

/** How many pairs are named before a release is published; the command lists the others. */
const fewest = 5;

/**
 * Says of a release that begins a market which of its members may be one: a file in two languages makes two brands of
 * one, and so do two sources. Nothing is said where there are none.
 */
export async function sayCandidates({ marketFolder, language, terminal }: Call, id: string): Promise<void> {
  const release = await readRelease(marketFolder, id);
  if (!release || release.demonstration || release.onto !== null) return;
  const found = await findCandidates(marketFolder, id);
  if (found.length === 0) return;
  terminal.say(candidateWords.head[language](found.length, id));
  terminal.say(candidatesText(found.slice(0, fewest), language));
  if (found.length > fewest) terminal.say(candidateWords.more[language](found.length - fewest, id));
}

/** npm run data -- names candidates [release]: members that may be one under two names. */
export async function candidates(call: Call): Promise<number> {
  const { names, marketFolder, language, terminal } = call;
  const [, id, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const release = await chosen(call, id);
  const found = await findCandidates(marketFolder, release);
  terminal.say(
    found.length === 0
      ? candidateWords.nobody[language](release)
      : `${candidateWords.head[language](found.length, release)}\n${candidatesText(found, language)}`,
  );
  return 0;
}

/**
 * npm run data -- names apart | forget <field> <name> <other> --by name [--onto release]: these two are not one, or that
 * holds no more.
 */
export async function apart(call: Call, isTakenBack = false): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  const [, field, name, other, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  if (field === undefined || name === undefined || other === undefined) {
    throw new UsageError(knowledgeWords.namesUsage[language]);
  }
  if (values.by === undefined) throw new UsageError(knowledgeWords.whoDecides[language]);
  const decision = {
    field: readOneOf('field', field, unitedFields),
    names: [readText('name', name, longest.name), readText('name', other, longest.name)] as const,
    by: readName('--by', values.by, longest.name),
  };
  const { by, ...about } = decision;
  await tellTrail(call, 'decide-apart', { ...about, takenBack: isTakenBack }, async () => {
    const text = isTakenBack
      ? await unsettleApart(marketFolder, { ...about, by })
      : await settleApart(marketFolder, await chosen(call, values.onto), { ...about, by });
    terminal.say(text[language]);
    return 'done';
  });
  return 0;
}
