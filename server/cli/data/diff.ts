import { open, rm } from 'node:fs/promises';
import type { Language } from '@portal/contract';
import { alignTable } from '../../administration/index.ts';
import { putInPlace } from '../../kernel/files/write-whole.ts';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';
import {
  type Dataset,
  type DiffGroup,
  type DiffHead,
  type DiffLine,
  diffReleases,
  monthsText,
  needRelease,
  type ReleaseDiff,
  readCurrent,
  sourceNames,
  togetherText,
} from '../../market/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, datasetOf } from './call.ts';
import { publishedOr, unitedLine } from './history.ts';
import { lineageWords } from './lineage-words.ts';

const inDigits = (value: number) => value.toLocaleString('en-US');

/** Gives the name of a source by its number. */
type NameOf = (source: number | null) => string[];

/** A figure as the terminal shows it: of a ratio the percentage, with a sign where it is a difference. */
function figureText(value: number | null, format: string, signed = false): string {
  if (value === null) return '-';
  const sign = signed && value > 0 ? '+' : '';
  const text = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return `${sign}${format === 'percent' ? `${text(value * 100)}%` : text(value)}`;
}

function rowOf(group: DiffGroup, { indicators, reported }: Dataset, nameOf: NameOf, language: Language): string[] {
  const { before, after, inserted, corrected, withdrawn } = group;
  const { name, format = 'count' } = indicators[group.figure] ?? {};
  return [
    togetherText(group.months),
    ...nameOf(group.source),
    ...group.members.map((member) => member[language]),
    ...(reported.figures.length === 1 ? [] : [name?.[language] ?? group.figure]),
    ...[inserted, corrected, withdrawn].map(inDigits),
    ...[before, after].map((value) => figureText(value, format)),
    figureText((after ?? 0) - (before ?? 0), format, true),
  ];
}

/** What stands above the groups. Where one figure is told it goes without saying which. */
function headOf({ members }: ReleaseDiff, { reported, facts }: Dataset, language: Language): string[] {
  const { month, source, figure, changes, before, after, change } = lineageWords.group[language];
  const names = members.map((name) => name[language]);
  const figures = reported.figures.length === 1 ? [] : [figure];
  const sources = facts.source === null ? [] : [source];
  return [month, ...sources, ...names, ...figures, ...changes, before, after, change];
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
        return asCsv([monthsText(line.months.first, line.months.last), ...nameOf(line.source), ...names, ...values]);
      });
      await file.write(`${rows.join('\r\n')}\r\n`);
    }
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
  const bySource = sourceNames(infos.flatMap(({ sources }) => sources));
  const nameOf: NameOf = (source) => (source === null ? [] : [bySource.get(source)?.[language] ?? String(source)]);
  const { csv } = values;
  const write =
    csv === undefined
      ? undefined
      : (head: DiffHead, lines: AsyncIterable<DiffLine[]>) => writeFigures(csv, dataset, head, lines, nameOf, language);
  const found = await diffReleases(marketFolder, dataset, { id, other }, language, write);
  const { inserted, corrected, withdrawn, groups } = found;
  const counts = [inserted, corrected, withdrawn].map(inDigits) as [string, string, string];
  terminal.say(`${lineageWords.compared[language](id, other)} ${lineageWords.counts[language](...counts)}`);
  const known = new Set(infos[1]?.deliveries?.map((delivery) => delivery.id));
  const unions = (infos[0]?.deliveries ?? []).filter(
    (delivery) => !known.has(delivery.id) && delivery.dataset === dataset.key,
  );
  for (const { united } of unions)
    if (united) terminal.say(`${unitedLine(united, language)}${language === 'en' ? '.' : '。'}`);
  for (const otherwise of found.described) terminal.say(lineageWords.described[language](otherwise));
  if (groups.length === 0) terminal.say(lineageWords.same[language]);
  else {
    const rows = groups.map((group) => rowOf(group, dataset, nameOf, language));
    terminal.say(alignTable(headOf(found, dataset, language), rows));
  }
  if (found.found > groups.length) {
    terminal.say(lineageWords.moreGroups[language](inDigits(found.found - groups.length)));
  }
  if (csv !== undefined) terminal.say(lineageWords.written[language](csv));
  return 0;
}
