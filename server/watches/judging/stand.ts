import { type AskedSheet, figureKinds, type MarketCatalogue, type MarketQuery, type WatchRule } from '@portal/contract';
import { atNewest, newestOf } from '../../exports/index.ts';
import { kindOf } from '../kinds/index.ts';
import type { FigureRule, Standing, Verdict } from '../kinds/verdict.ts';
import type { Named } from '../kinds/words.ts';
import { watchRefusals } from '../stored/refusals.ts';
import type { WatchedSheets } from '../stored/watch-store.ts';
import type { Asking } from './asking.ts';
import { type History, historyAlone, historyByPeriod } from './histories.ts';
import { judge } from './judge.ts';
import { standingsAlone, standingsByPeriod } from './standings.ts';

/** What was found about a figure, with the names to say it by. */
export interface Found {
  verdict: Verdict;
  named: Named;
  period: { from: string; to: string };
}

/** A rule whose row is called as the release of now calls it, where a member of it has become one with another. */
async function ruleToday<Rule extends FigureRule>({ market }: Asking, rule: Rule): Promise<Rule> {
  if (!('keys' in rule)) return rule;
  const today = async ([dimension, key]: [string, string]) => [
    dimension,
    (await market.today(dimension, [key]))[0] ?? key,
  ];
  return { ...rule, keys: Object.fromEntries(await Promise.all(Object.entries(rule.keys).map(today))) };
}

/** The table of a watch about the newest months. */
export async function sheetNow({ market, language }: Asking, sheet: AskedSheet) {
  const catalogue = await market.catalogue(sheet.question.dataset, language);
  const newest = newestOf(sheet.question, catalogue);
  return { catalogue, newest, question: atNewest(sheet.question, newest) };
}

/**
 * @param followed the view or the deck that the tables are of; null for none
 * @throws Refusal where the rule does not fit the tables that it is about
 */
export function checkRule(rule: WatchRule, sheets: WatchedSheets, followed: string | null): void {
  const [first, ...more] = sheets;
  const isDecision = sheets.some(({ kind }) => kind === 'decision');
  if (isDecision && ('indicator' in rule || more.length > 0 || followed !== null)) throw watchRefusals.decisionAlone();
  if (!('indicator' in rule) || first.kind === 'decision') return;
  if (more.length > 0 || followed !== null) throw watchRefusals.wholeView();
  const { question } = first;
  if (!question.indicators.includes(rule.indicator)) throw watchRefusals.noSuchFigure();
  const { limit, ofRow } = figureKinds[rule.kind];
  const places = limit === 'first';
  const rows = question.by.some((dimension) => dimension !== 'period' && dimension !== 'dataSource');
  if (places && (!rows || question.dataSources.length > 1)) throw watchRefusals.noPlaces();
  // A rule about a row that the table cannot have would be silent for ever.
  const keys = 'keys' in rule ? Object.keys(rule.keys) : [];
  if (keys.some((dimension) => !question.by.some((key) => key === dimension))) throw watchRefusals.noSuchRow();
  // The total has no place.
  if (places && ofRow && keys.length === 0) throw watchRefusals.noSuchRow();
}

const nameOf = ({ keys, rows }: { keys: Readonly<Record<string, string>>; rows: Standing['rows'] }): string =>
  rows.find((row) => Object.entries(keys).every(([dimension, key]) => row.keys[dimension] === key))?.name ??
  Object.values(keys).join(' ');

/** An index is nothing without its periods; what may stand alone is asked alone. */
const goesByPeriod = ({ indicators }: MarketCatalogue, { by }: MarketQuery, { indicator }: FigureRule): boolean =>
  by.includes('period') && indicators.some(({ key, format }) => key === indicator && format === 'index');

/**
 * The way of a figure to where it is now, for conditions about how high it is.
 * @returns null for other conditions
 * @throws Refusal when the market cannot answer
 */
export async function lookBack(asking: Asking, sheet: AskedSheet, asked: FigureRule): Promise<History | null> {
  const rule = await ruleToday(asking, asked);
  if (!('keys' in rule) || !kindOf(rule).showsWay) return null;
  const { catalogue, question } = await sheetNow(asking, sheet);
  const history = goesByPeriod(catalogue, question, rule) ? historyByPeriod : historyAlone;
  return history(asking, question, catalogue, rule);
}

/**
 * Looks at the figure of a rule as it is in the release of now.
 * @throws Refusal when the market cannot answer
 */
export async function lookAt(asking: Asking, sheet: AskedSheet, asked: FigureRule): Promise<Found> {
  const rule = await ruleToday(asking, asked);
  const { catalogue, question } = await sheetNow(asking, sheet);
  const stands = goesByPeriod(catalogue, question, rule) ? standingsByPeriod : standingsAlone;
  const { answer, now, former, period } = await stands(
    asking,
    question,
    catalogue,
    rule.indicator,
    kindOf(rule).asksBefore,
  );
  const column = answer.columns.find(({ key }) => key === rule.indicator);
  const format = column?.format ?? 'count';
  const keys = 'keys' in rule ? rule.keys : {};
  return {
    verdict: judge(rule, format, now, former),
    named: {
      title: sheet.title,
      figure: column?.name ?? rule.indicator,
      unit: column?.unit ?? '',
      format,
      row: Object.keys(keys).length > 0 ? nameOf({ keys, rows: now.rows }) : '',
    },
    period,
  };
}
