import { type DimensionKey, type FigureKey, membersOf, type TableModel } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { narrowedTo } from '@portal/ui';
import type { CategoryChartSpec, ChartSpec } from '@portal/ui/charts';
import { restKey } from '../compared/rest.ts';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { forecasts, noForecast, readsAhead } from './forecast.ts';
import { forecastNotes } from './forecast-notes.ts';
import { foretoldChart } from './foretold-chart.ts';
import { foretoldTable } from './foretold-table.ts';
import { forecastPhrases } from './phrases.ts';

interface ForecastOf {
  /** The dimension whose members are the series; absent: one series of all that is chosen. */
  by?: DimensionKey;
  indicator: string;
}

const isByCategory = (spec: ChartSpec): spec is CategoryChartSpec => 'series' in spec;

/**
 * What follows the latest month of a page's trend, where the address wants it and it can be: for its picture, its table,
 * and the words beside both. Without a forecast all stay as they are.
 * @param answer of the trend, by month
 */
export function useForecast(answer: Answer | undefined, { by, indicator }: ForecastOf) {
  const language = useLanguage();
  const { search, view, catalogue } = usePage();
  const isWanted = readsAhead(search) && noForecast(search, view, catalogue, indicator) === null;
  const members = answer && by ? membersOf(answer, by).flatMap(({ key }) => (key === restKey ? [] : [key])) : [];
  const isAsked = catalogue !== null && isWanted && answer !== undefined && (!by || members.length > 0);
  const narrow = by ? narrowedTo(view, { [by]: members }) : view;
  const { answer: forecast, error } = useAnswer(
    forecasts,
    isAsked
      ? {
          dataset: catalogue.dataset as 'sales',
          dataSources: view.dataSource === null ? [] : [view.dataSource],
          ...(by && { by }),
          indicator: indicator as FigureKey,
          filters: narrow.filters,
          ...(Object.keys(view.without).length > 0 && { without: view.without }),
        }
      : null,
  );
  const ready = isAsked ? forecast : undefined;
  const { caption, notes } = ready ? forecastNotes(ready, language) : { caption: [], notes: [] };
  const words = forecastPhrases(language);
  const sentences = isAsked && error ? [words('failed')] : caption;
  return {
    /** The picture, with what is foretold. */
    onChart: (spec: ChartSpec): ChartSpec =>
      ready && isByCategory(spec) ? foretoldChart(spec, ready, language) : spec,
    /** The table, with what is foretold. */
    onTable: (model: TableModel): TableModel => (ready ? foretoldTable(model, ready, indicator, language) : model),
    /** Sentences for below the picture, and all of them as one text; undefined where there are none. */
    caption: sentences,
    text: sentences.length > 0 ? sentences.join(words('stop')) : undefined,
    /** The same and more for files, under names. */
    notes,
  };
}
