import { type AskedSheet, columnUnit, type TableRow, type WatchRule } from '@portal/contract';
import { type FilledTable, pictureOfTable } from '../../exports/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Asking } from '../judging/asking.ts';
import type { FoundOut } from '../judging/found-out.ts';
import { isFigureRule } from '../judging/says-of.ts';
import { lookBack } from '../judging/stand.ts';
import { makePicture } from '../picture/make-picture.ts';
import { pictureOfHistory } from '../picture/picture-of-history.ts';
import { isAbout } from './letter-table.ts';

interface Part {
  sheet: AskedSheet;
  table: FilledTable;
  /** The rows of the table that the mail shows. */
  rows: readonly TableRow[];
  rule: WatchRule;
  figure: FoundOut['figure'];
}

/** The way of the figure that a condition is about; null where there is none, or the market is too busy to tell it. */
async function historyOf(asking: Asking, { sheet, rule, figure }: Part) {
  if (!figure || !isFigureRule(rule)) return null;
  try {
    const history = await lookBack(asking, sheet, rule);
    return history && pictureOfHistory(history, rule, figure.verdict, figure.named, asking.language);
  } catch (error) {
    // What is to be told does not wait for its picture.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * The picture of a table in a mail, from the market as its receiver may ask it: of a condition the way of its figure,
 * otherwise the first figure of the table.
 * @param cid by which the mail shows it
 * @returns null where a picture would tell no more than the table
 */
export async function drawPart(asking: Asking, part: Part, cid: string) {
  const { table, rows, rule, figure } = part;
  const { language } = asking;
  const indicator = 'indicator' in rule ? rule.indicator : null;
  const own = await historyOf(asking, part);
  if (own && figure) return makePicture(own, cid, figure.named);
  const picture = await pictureOfTable(table, rows, (row) => isAbout(rule, row), indicator, language);
  if (!picture) return null;
  const column = table.columns.find(
    ({ kind, key }) => kind === 'indicator' && (indicator === null || key === indicator),
  );
  const format = column?.format ?? 'count';
  return makePicture(picture, cid, {
    format,
    unit: column ? columnUnit(column, language) : '',
    decimals: column?.decimals,
  });
}
