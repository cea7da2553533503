import type { TableModel } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import type { CategoryChartSpec, ChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { type AheadShape, aheadOf } from './ahead.ts';
import { type Forecast, type ForecastQuery, forecasts } from './forecast.ts';
import { forecastChart } from './forecast-chart.ts';
import { forecastNotes } from './forecast-notes.ts';
import { forecastTable } from './forecast-table.ts';
import { forecastPhrases } from './phrases.ts';

const isByCategory = (spec: ChartSpec): spec is CategoryChartSpec => 'series' in spec;

const isThere = (list: readonly Forecast[] | undefined): list is [Forecast, ...Forecast[]] =>
  list !== undefined && list.length > 0;

/**
 * What follows the latest period of an answer: for its picture, its table, and the words beside both. Without a forecast
 * all stay as they are.
 * @param queries what is asked, one question or one for each source; null for no forecast
 */
export function useAhead(answer: Answer | undefined, queries: readonly ForecastQuery[] | null, shape: AheadShape) {
  const language = useLanguage();
  const { answer: found, error, waiting } = useAnswer(forecasts, queries);
  // A forecast of what was looked at before is none of these figures.
  const ready = queries && answer && !waiting && isThere(found) ? aheadOf(found, answer, shape) : undefined;
  const { caption, notes } = ready ? forecastNotes(ready, language) : { caption: [], notes: [] };
  const words = forecastPhrases(language);
  const sentences = queries && error ? [words('failed')] : caption;
  return {
    /** What comes after, by the periods of the page; undefined without a forecast. */
    ahead: ready,
    /** The picture, with what is forecast. */
    onChart: (spec: ChartSpec): ChartSpec =>
      ready && isByCategory(spec) ? forecastChart(spec, ready, language, shape.indicator) : spec,
    /** The table, with what is forecast. */
    onTable: (model: TableModel): TableModel => (ready ? forecastTable(model, ready, shape, language) : model),
    /** Sentences for below the picture, and all of them as one text; undefined where there are none. */
    caption: sentences,
    text: sentences.length > 0 ? sentences.join(words('stop')) : undefined,
    /** The same and more for files, under names. */
    notes,
  };
}
