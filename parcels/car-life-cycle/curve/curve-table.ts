import type { Language, LifeCurve, TableModel } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import { type Ahead, figureColumn, forecastTable, madeTable, wordColumn } from '@portal/ui/analysis';
import type { Say } from '../phrases.ts';
import { monthsOf } from './curve-months.ts';

/** The months of a curve with the sum of twelve and the stage; those that are forecast in rows of their own. */
export function curveTable(curve: LifeCurve, ahead: Ahead | null, say: Say, language: Language): TableModel {
  const volume = `m:${curve.key}`;
  const model = madeTable(
    [
      wordColumn('period', say('month')),
      figureColumn(volume, say('volume'), say('cars')),
      figureColumn('year', say('yearSum'), say('cars')),
      wordColumn('stage', say('stage')),
    ],
    monthsOf(curve).map((month, at) => {
      const stage = curve.stages[at] ?? null;
      return {
        keys: { period: month },
        names: { period: formatMonth(month), stage: stage === null ? '' : say(stage) },
        values: { [volume]: curve.values[at] ?? null, year: curve.years[at] ?? null },
      };
    }),
  );
  return ahead ? forecastTable(model, ahead, { indicator: 'volume' }, language) : model;
}
