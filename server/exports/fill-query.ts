import {
  type AskedSheet,
  aboutAnswer,
  joinNames,
  type Language,
  limitsText,
  type MarketAnswer,
  type MarketCatalogue,
  pivotOf,
  remarkLines,
  rowPlaces,
  type Sorting,
  sortRows,
  type TableModel,
  tableOf,
  tableWords,
  writtenTable,
} from '@portal/contract';
import type { Questions } from '../market/index.ts';
import type { ReadRemarks } from '../remarks/index.ts';
import { type FilledTable, type PlacedRows, portionsOf } from './filled-table.ts';
import { placesAlong } from './places-along.ts';

/** Who asks, in which words, and how much. */
export interface Asking {
  market: Questions;
  /** What stands beside figures for who asks. */
  remarks: ReadRemarks;
  language: Language;
  /** Of the times in the file; China's where nobody says another. */
  timeZone: string;
  /** The most rows of a table. */
  most: number;
  signal: AbortSignal;
}

type Question = AskedSheet['question'];

/** What narrows a question in words, as the release names its members. */
async function filtersOf(
  { market, language }: Asking,
  { dataset, filters = {}, without = {}, where = [] }: Question,
  catalogue: MarketCatalogue,
  written: AskedSheet['written'],
): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  const words = tableWords(language);
  const narrowing = [
    ...Object.entries(filters).map((entry) => [...entry, false] as const),
    ...Object.entries(without).map((entry) => [...entry, true] as const),
  ];
  for (const [dimension, keys, isOut] of narrowing) {
    if (!keys?.length) continue;
    const { members } = await market.members({ dataset, dimension, keys, limit: keys.length }, language);
    const names = new Map(members.map(({ key, name }) => [key, name]));
    const title = catalogue.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
    const list = joinNames(
      keys.map((key) => names.get(key) ?? key),
      language,
    );
    texts.push([title, isOut ? words('without', { name: list }) : list]);
  }
  return [...texts, ...limitsText(where, catalogue, language, written)];
}

/** The table of an answer as the page shows it: the same code makes both. */
function modelOf(
  { shape, sorting, written = {} }: AskedSheet,
  answer: MarketAnswer,
  catalogue: MarketCatalogue,
  language: Language,
): TableModel {
  const model = shape ? pivotOf(answer, shape, language, catalogue) : tableOf(answer, language, catalogue);
  return writtenTable({ ...model, rows: sortRows(model.rows, sorting, model.columns) }, written, language);
}

/**
 * Asks the market for a table.
 * @throws Refusal when the question cannot be answered; the signal's reason
 */
export async function fillQuery(asking: Asking, sheet: AskedSheet): Promise<FilledTable> {
  const { market, language, timeZone, signal, most } = asking;
  const { question, title, link, ranked, notes } = sheet;
  const catalogue = await market.catalogue(question.dataset, language);
  const filters = [...(await filtersOf(asking, question, catalogue, sheet.written)), ...notes];
  const beside = await asking.remarks(question.dataset, language);
  const { limit: _limit, others: _others, ...unlimited } = question;
  const answer = await market.query(sheet.whole ? unlimited : question, language, signal);
  const remarks = remarkLines(beside, { answer, filters: question.filters ?? {} }, language);
  const sorted = question.sort ?? { by: question.indicators[0] ?? '', direction: 'descending' as const };
  const by: Sorting = sheet.sorting ?? { key: sorted.by, direction: sorted.direction };
  if (!sheet.whole || !answer.cut || sheet.shape) {
    const model = modelOf(sheet, answer, catalogue, language);
    const places = ranked ? rowPlaces(model.rows, model.columns, by) : [];
    return {
      title,
      link,
      columns: model.columns,
      ranked,
      count: model.rows.length,
      about: [...aboutAnswer(answer, filters, language, timeZone), ...remarks],
      answer: answer,
      portions: () => portionsOf(model, places),
    };
  }
  const whole = await market.whole(unlimited, most, language, signal);
  const placeOf = placesAlong(by);
  const tableOfRows = (rows: MarketAnswer['rows'], total: MarketAnswer['total']): TableModel =>
    writtenTable(tableOf({ ...whole.head, rows, total }, language, catalogue), sheet.written ?? {}, language);
  const portionOf = (rows: MarketAnswer['rows'], total: MarketAnswer['total']): PlacedRows => {
    const model = tableOfRows(rows, total);
    return { rows: model.rows, places: ranked ? placeOf(model) : [] };
  };
  const { columns } = tableOfRows([], null);
  return {
    title,
    link,
    columns,
    ranked,
    count: whole.count,
    about: [...aboutAnswer(whole.head, filters, language, timeZone), ...remarks],
    answer: whole.head,
    async *portions() {
      for await (const { rows, total } of whole.portions()) yield portionOf(rows, total);
    },
  };
}
