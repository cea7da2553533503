import type { DataSource, Language } from '@portal/contract';
import { parseMonthsOfYear, readSource } from '../../importer/index.ts';
import {
  type Dataset,
  type Figures,
  figureTitle,
  monthNumber,
  needRelease,
  sourceIn,
  sourceNumber,
  type TraceStep,
  tablesOf,
  titleOf,
  togetherText,
  traceFigure,
  unitedText,
} from '../../market/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, datasetOf } from './call.ts';
import { deliveryLine, publishedOr } from './history.ts';
import { lineageWords } from './lineage-words.ts';

/** One figure stands alone, several with their names. */
function figuresText(values: Figures | null, dataset: Dataset, language: Language): string {
  if (values === null) return lineageWords.none[language];
  const { figures } = dataset.facts;
  const texts = values.map((value) => value.toLocaleString('en-US'));
  if (figures.length === 1) return texts.join();
  return figures.map((figure, at) => `${figureTitle(dataset, figure)[language]} ${texts[at]}`).join(', ');
}

function linesOf({ delivery, before, after, part, row }: TraceStep, dataset: Dataset, language: Language): string[] {
  if (delivery.united) return [unitedText[language](delivery.united), `    ${deliveryLine(delivery, language)}`];
  const names = delivery.files.map(({ name }) => name);
  const file = part ?? (names.length === 1 ? names[0] : undefined);
  const from =
    row === null
      ? lineageWords.bySilence[language]
      : lineageWords.row[language](file === undefined ? '' : `${file} `, String(row));
  const texts = [before, after].map((side) => figuresText(side, dataset, language)) as [string, string];
  return [`${lineageWords.step[language](...texts)}  ${from}`, `    ${deliveryLine(delivery, language)}`];
}

/** What a figure goes by: its month, its source where there are several, and the member of each chain. */
function placesOf(dataset: Dataset, language: Language): string {
  const { month, source } = lineageWords.group[language];
  const members = dataset.facts.chains.map((chain) => titleOf(dataset, tablesOf(chain)[0]?.name ?? '')[language]);
  const places = [month, ...(dataset.facts.source === null ? [] : [source]), ...members].map((name) => `<${name}>`);
  return [...places, ...(dataset.key === 'sales' ? [] : [`--dataset ${dataset.key}`])].join(' ');
}

/** npm run data -- trace <month> <source> <member>... [--dataset key]: the delivery and row that a figure came from. */
export async function trace(call: Call): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  const dataset = datasetOf(call, values.dataset ?? 'sales');
  const { facts } = dataset;
  const sourced = facts.source !== null;
  const [monthText, ...rest] = names;
  const sourceName = sourced ? rest.shift() : undefined;
  const members = rest.slice(0, facts.chains.length);
  const extra = rest[facts.chains.length];
  if (monthText === undefined || members.length < facts.chains.length) {
    throw new UsageError(lineageWords.traceUsage[language](placesOf(dataset, language)));
  }
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const months = parseMonthsOfYear(
    '',
    facts.every === 'year' && /^\d{4}$/.test(monthText) ? `${monthText}-01` : monthText,
  );
  if ('code' in months) throw new UsageError(months.sentence[language]);
  const id = await publishedOr(call, undefined);
  const { sources, coverage } = await needRelease(marketFolder, id);
  const source = sourceName === undefined ? null : readSource(sourceName, sources);
  if (source !== null && typeof source !== 'string') throw new UsageError(source.sentence[language]);
  // A figure of several months stands in the last of them.
  const spans = coverage?.[dataset.key]?.find(({ key }) => key === source)?.combined ?? [];
  const together = spans
    .map(({ first, last }) => ({ first: monthNumber(first), last: monthNumber(last) }))
    .find(({ first, last }) => first <= months.month && months.month <= last);
  const month = together?.last ?? months.month;
  const number = source === null ? null : sourceNumber(source as DataSource);
  const found = await traceFigure(marketFolder, id, dataset, { month, source: number, members });
  const what = [
    togetherText(together ?? { first: month, last: month }),
    ...(source === null ? [] : [sourceIn(sources, source as DataSource).name[language]]),
    ...found.members.map(({ name }) => name[language]),
  ];
  terminal.say(lineageWords.figure[language](what.join('  '), figuresText(found.figures, dataset, language), id));
  for (const step of found.steps) terminal.say(linesOf(step, dataset, language).join('\n'));
  if (found.steps.length === 0) terminal.say(lineageWords.untraced[language]);
  return 0;
}
