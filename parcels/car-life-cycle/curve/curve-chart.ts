import type { AnswerAbout, CallData, Language, LifeCurve, LifeMark } from '@portal/contract';
import { type Ahead, chartWords, forecastChart, periodAxis } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { markEvents } from '../moves/mark-events.ts';
import { markText } from '../moves/mark-text.ts';
import { monthsOf, yearMeans } from './curve-months.ts';

interface CurveWords {
  title: string;
  volume: string;
  mean: string;
  noun: string;
}

/** What comes after a curve, as charts and tables take it. */
export const aheadOfCurve = ({ months, period, rows, rule }: CallData<'marketForecast'>): Ahead => ({
  periods: months.map((key) => ({ key, isPartly: false })),
  period,
  rows,
  rule,
});

/**
 * Months as bars, the course of twelve as a line, and marks below the axis.
 * @param ahead what is forecast of the months; null without a forecast
 */
export function curveChart(
  about: AnswerAbout,
  curve: LifeCurve,
  marks: readonly LifeMark[],
  ahead: Ahead | null,
  words: CurveWords,
  language: Language,
): CategoryChartSpec {
  const months = monthsOf(curve);
  const spec: CategoryChartSpec = {
    ...chartWords(about, words.title, language),
    kind: 'column',
    asBars: true,
    unnamed: true,
    ...periodAxis(about, months, language),
    series: [
      { key: curve.key, name: words.volume, format: 'count', noun: words.noun, values: curve.values },
      { key: 'mean', name: words.mean, format: 'count', noun: words.noun, kind: 'line', values: yearMeans(curve) },
    ],
    events: markEvents(marks, months, markText),
  };
  return ahead ? forecastChart(spec, ahead, language) : spec;
}
