import type { DataSource, Language } from '@portal/contract';
import { parseMonth, readSource } from '../../importer/index.ts';
import { monthText, needRelease, sourceIn, sourceNumber, type TraceStep, traceFigure } from '../../market/index.ts';
import { words } from '../data-words.ts';
import { type Call, UsageError } from './call.ts';
import { deliveryLine, publishedOr } from './history.ts';
import { lineageWords } from './lineage-words.ts';

const figureText = (value: number | null, language: Language): string =>
  value === null ? lineageWords.none[language] : value.toLocaleString('en-US');

function linesOf({ delivery, before, after, part, row }: TraceStep, language: Language): string[] {
  const names = delivery.files.map(({ name }) => name);
  const file = part ?? (names.length === 1 ? names[0] : undefined);
  const from =
    row === null
      ? lineageWords.bySilence[language]
      : lineageWords.row[language](file === undefined ? '' : `${file} `, String(row));
  const change = lineageWords.step[language](figureText(before, language), figureText(after, language));
  return [`${change}  ${from}`, `    ${deliveryLine(delivery, language)}`];
}

/** npm run data -- trace <month> <source> <sub-model> <city>: the delivery and row that a figure came from. */
export async function trace(call: Call): Promise<number> {
  const { names, marketFolder, language, terminal } = call;
  const [monthSaid, sourceSaid, subModel, city, extra] = names;
  if (monthSaid === undefined || sourceSaid === undefined || subModel === undefined || city === undefined) {
    throw new UsageError(lineageWords.traceUsage[language]);
  }
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const month = parseMonth(monthSaid);
  if (typeof month !== 'number') throw new UsageError(month.sentence[language]);
  const id = await publishedOr(call, undefined);
  const { sources } = await needRelease(marketFolder, id);
  const source = readSource(sourceSaid, sources);
  if (typeof source !== 'string') throw new UsageError(source.sentence[language]);
  const key = { month, source: sourceNumber(source as DataSource), subModel, city };
  const found = await traceFigure(marketFolder, id, key);
  const what = [
    monthText(month),
    sourceIn(sources, source as DataSource).name[language],
    found.subModel.name[language],
  ];
  const whole = [...what, found.city.name[language]].join('  ');
  terminal.say(lineageWords.figure[language](whole, figureText(found.figure, language), id));
  for (const step of found.steps) terminal.say(linesOf(step, language).join('\n'));
  if (found.steps.length === 0) terminal.say(lineageWords.untraced[language]);
  return 0;
}
