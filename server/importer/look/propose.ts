import type { Sentence } from '../../kernel/words/sentence.ts';
import type { FileDeclaration } from '../../market/index.ts';
import { hasFootnote } from '../parse/footnotes.ts';
import { isYear, parseBareMonth } from '../parse/parse-month.ts';
import { isDoubtful } from '../parse/parse-number.ts';
import { plain } from '../rows/plain-text.ts';
import type { Candidate, Seems } from './seems.ts';

/** A mapping that may be saved and used, and what somebody has to decide before. */
export interface Proposal {
  mapping: Record<string, unknown>;
  open: Sentence[];
}

const sources: readonly [RegExp, string][] = [
  [/批发|wholesale/i, 'wholesale'],
  [/零售|上险|retail|registration/i, 'retail'],
];

/** Columns whose blank cells follow a name that stands once above them. */
function filledFrom(
  columns: readonly Seems[],
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  return columns.flatMap(({ column }) => {
    const texts = rows.map((cells) => plain(cells[header.indexOf(column)] ?? ''));
    const blank = texts.filter((text) => text === '').length;
    return texts[0] !== '' && blank * 3 > texts.length && blank < texts.length ? [column] : [];
  });
}

/**
 * Proposes a mapping of what columns seem to be.
 * @param given.head rows of the head, where they have to be said
 * @param given.around what stands above the table, and how the file is called: it may say whose figures these are
 */
export function propose(
  seems: readonly Seems[],
  candidates: readonly Candidate[],
  given: {
    file: FileDeclaration | undefined;
    head: number[] | null;
    header: readonly string[];
    rows: readonly (readonly string[])[];
    around: string;
    delimiter: string | undefined;
    sheet: string | undefined;
  },
): Proposal {
  const open: Sentence[] = [];
  const constants: Record<string, string> = {};
  const columns = Object.fromEntries(seems.flatMap(({ field, column }) => (field === null ? [] : [[field, column]])));
  const bare = seems.filter(
    ({ column, field }) => field === null && parseBareMonth(column) !== null && /\D/.test(plain(column)),
  );
  const years = seems.filter(({ column, field }) => field === null && isYear(column));
  const isAcross = seems.some(({ isPeriod }) => isPeriod);
  const ofYears = !isAcross && columns.month !== undefined && years.length > 0;
  const ofBare = !isAcross && !ofYears && bare.length > 1;
  const monthColumns = ofYears ? years.map(({ column }) => column) : isAcross || ofBare ? true : undefined;
  const isGiven = (field: string) => columns[field] !== undefined || constants[field] !== undefined;
  const sourceField = Object.entries(given.file?.fields ?? {}).find(
    ([, field]) => field.kind === 'choice' && field.source,
  )?.[0];
  if (sourceField !== undefined && !isGiven(sourceField)) {
    const source = sources.find(([pattern]) => pattern.test(given.around))?.[1];
    if (source !== undefined) constants[sourceField] = source;
  }
  if (ofBare && !isGiven('year')) {
    const [year] = /(?:19|20)\d{2}/.exec(given.around) ?? [];
    if (year !== undefined) constants.year = year;
    else
      open.push({
        zh_CN: '月份列没有年份：请在 constants 中写明 year。',
        en: 'The columns of months say no year: write "year" under "constants".',
      });
  }
  const covered = new Set(
    monthColumns === undefined ? [] : candidates.filter(({ kind }) => kind !== 'text').map(({ field }) => field),
  );
  const missing = candidates.filter(({ field, isNeeded }) => isNeeded && !isGiven(field) && !covered.has(field));
  const cars = ['brand', 'model', 'subModel'];
  if (given.file?.begins && !cars.some(isGiven)) {
    open.push({
      zh_CN: '没有列是品牌、车型或子车型：请在 columns 中写其一，或在 constants 中写一个值。',
      en: 'No column seems to be brand, model or sub-model: name one under "columns", or give one value under "constants".',
    });
  }
  for (const { field } of missing) {
    open.push({
      zh_CN: `没有列像是 ${field}：请在 columns 中写列名，或在 constants 中写一个值。`,
      en: `No column seems to be ${field}: name it under "columns", or give one value under "constants".`,
    });
  }
  const figures = seems.filter(
    ({ field, isPeriod }) => isPeriod || candidates.some((each) => each.field === field && each.kind === 'figure'),
  );
  const isIn = (is: (text: string) => boolean) =>
    figures.filter(({ samples }) => samples.some(is)).map(({ column }) => column);
  const [notes, doubtful] = [isIn(hasFootnote), isIn(isDoubtful)];
  const comma = given.delimiter === ';' ? doubtful : [];
  for (const column of doubtful) {
    open.push({
      zh_CN: `“${column}”中的点（如 ${figures.find((each) => each.column === column)?.samples.find(isDoubtful)}）可能是千位分隔，也可能是小数点：请核对 numbers 中的 decimal。`,
      en: `The point in "${column}" (${figures.find((each) => each.column === column)?.samples.find(isDoubtful)}) may part thousands or decimals: look at "decimal" under "numbers".`,
    });
  }
  const numbers = [...new Set([...notes, ...comma])].map((column) => ({
    columns: column,
    ...(comma.includes(column) && { decimal: ',' }),
    ...(notes.includes(column) && { footnotes: true }),
  }));
  const names = seems.filter(({ field }) => candidates.some((each) => each.field === field && each.kind === 'text'));
  const fillDown = filledFrom(names, given.header, given.rows);
  return {
    open,
    mapping: {
      ...(given.sheet !== undefined && { sheet: given.sheet }),
      ...(given.head && { head: given.head.length === 1 ? given.head[0] : given.head }),
      ...(fillDown.length > 0 && { fillDown }),
      ...(numbers.length > 0 && { numbers }),
      columns,
      ...(Object.keys(constants).length > 0 && { constants }),
      ...(monthColumns !== undefined && { monthColumns }),
    },
  };
}
