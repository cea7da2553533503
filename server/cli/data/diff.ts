import { open, rm } from 'node:fs/promises';
import type { Language } from '@portal/contract';
import { asCsv, guardCell } from '../../importer/index.ts';
import { putInPlace } from '../../kernel/write-whole.ts';
import {
  type Dataset,
  type DiffGroup,
  type DiffHead,
  type DiffLine,
  diffReleases,
  needRelease,
  type ReleaseDiff,
  readCurrent,
  sourceNames,
} from '../../market/index.ts';
import { alignTable } from '../account/table.ts';
import { words } from '../data-words.ts';
import { type Call, datasetOf, UsageError } from './call.ts';
import { publishedOr } from './history.ts';
import { lineageWords } from './lineage-words.ts';

const inDigits = (value: number) => value.toLocaleString('en-US');

/** Gives the name of a source by its number. */
type NameOf = (source: number | null) => string[];

const rowOf = (group: DiffGroup, nameOf: NameOf, language: Language): string[] => [
  group.month,
  ...nameOf(group.source),
  ...group.members.map((name) => name[language]),
  ...[group.inserted, group.corrected, group.withdrawn, group.before, group.after].map(inDigits),
  `${group.after > group.before ? '+' : ''}${inDigits(group.after - group.before)}`,
];

/** What stands above the groups. Of sales it goes without saying what is counted. */
function headOf({ members, counted }: ReleaseDiff, { key, facts }: Dataset, language: Language): string[] {
  const { month, source, changes, before, after, change } = lineageWords.group[language];
  const of = (side: string) => (key === 'sales' ? side : lineageWords.sideOf[language](side, counted[language]));
  const names = members.map((name) => name[language]);
  return [month, ...(facts.source === null ? [] : [source]), ...names, ...changes, of(before), of(after), change];
}

/** Writes every figure that differs, whole or not at all. */
async function writeFigures(
  path: string,
  { facts }: Dataset,
  { members, figures }: DiffHead,
  lines: AsyncIterable<DiffLine[]>,
  nameOf: NameOf,
  language: Language,
): Promise<void> {
  const { month, source, before, after } = lineageWords.group[language];
  const sides = figures.flatMap((figure) =>
    [before, after].map((side) =>
      figures.length === 1 ? side : lineageWords.sideOf[language](side, figure[language]),
    ),
  );
  const sources = facts.source === null ? [] : [source];
  const head = [month, ...sources, ...members.map((name) => name[language]), ...sides];
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w');
  try {
    await file.write(`\uFEFF${asCsv(head)}\r\n`);
    for await (const some of lines) {
      const rows = some.map((line) => {
        const names = line.names.map(guardCell);
        const values = line.figures.map((value) => (value === null ? '' : String(value)));
        return asCsv([line.month, ...nameOf(line.source), ...names, ...values]);
      });
      await file.write(`${rows.join('\r\n')}\r\n`);
    }
    await file.sync();
    await file.close();
    await putInPlace(unfinished, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The release that another is compared with when none is named: the one it was made onto, or the one before. */
async function before(call: Call, id: string): Promise<string> {
  const { marketFolder, language } = call;
  const { onto } = await needRelease(marketFolder, id);
  const current = await readCurrent(marketFolder);
  const other = onto ?? (current?.current === id ? current.previous : current?.current);
  if (!other) throw new UsageError(lineageWords.nothingBefore[language]);
  return other;
}

/** npm run data -- diff [id [other]] [--dataset key] [--csv file]: what a release says otherwise. */
export async function diff(call: Call): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  const [named, against, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const dataset = datasetOf(call, values.dataset ?? 'sales');
  const id = await publishedOr(call, named);
  const other = against ?? (await before(call, id));
  const infos = [await needRelease(marketFolder, id), await needRelease(marketFolder, other)];
  const known = sourceNames(infos.flatMap(({ sources }) => sources));
  const nameOf: NameOf = (source) => (source === null ? [] : [known.get(source)?.[language] ?? String(source)]);
  const { csv } = values;
  const write =
    csv === undefined
      ? undefined
      : (head: DiffHead, lines: AsyncIterable<DiffLine[]>) => writeFigures(csv, dataset, head, lines, nameOf, language);
  const found = await diffReleases(marketFolder, dataset, { id, other }, language, write);
  const { inserted, corrected, withdrawn, groups } = found;
  const counts = [inserted, corrected, withdrawn].map(inDigits) as [string, string, string];
  terminal.say(`${lineageWords.compared[language](id, other)} ${lineageWords.counts[language](...counts)}`);
  if (groups.length === 0) terminal.say(lineageWords.same[language]);
  else {
    const rows = groups.map((group) => rowOf(group, nameOf, language));
    terminal.say(alignTable(headOf(found, dataset, language), rows));
  }
  if (found.found > groups.length) {
    terminal.say(lineageWords.moreGroups[language](inDigits(found.found - groups.length)));
  }
  if (csv !== undefined) terminal.say(lineageWords.written[language](csv));
  return 0;
}
