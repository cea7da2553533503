import type { AnswerAbout, Language, TableModel } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import { chartWords, figureColumn, madeTable, wordColumn } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';
import type { Say } from '../phrases.ts';
import type { AlignedCurve } from './aligned.ts';

const longest = (curves: readonly AlignedCurve[]): number => Math.max(0, ...curves.map(({ values }) => values.length));

const named = ({ name, launch }: AlignedCurve): string => `${name} · ${formatMonth(launch)}`;

/** A line for each model by months since its launch. */
export function rivalsChart(
  about: AnswerAbout,
  curves: readonly AlignedCurve[],
  title: string,
  say: Say,
  language: Language,
): CategoryChartSpec {
  const months = Array.from({ length: longest(curves) }, (_, at) => at);
  return {
    ...chartWords(about, title, language),
    kind: 'line',
    fromFirst: true,
    categories: months.map((n) => say('nthMonth', { n })),
    series: curves.map((curve) => ({
      key: curve.key,
      name: named(curve),
      who: curve.name,
      format: 'count',
      noun: say('cars'),
      values: months.map((at) => curve.values[at] ?? null),
    })),
  };
}

/** The same as a table: a row for each month since the launch, a column for each model. */
export const rivalsTable = (curves: readonly AlignedCurve[], say: Say): TableModel =>
  madeTable(
    [
      wordColumn('sinceLaunch', say('sinceLaunch')),
      ...curves.map((own) => figureColumn(own.key, named(own), say('cars'))),
    ],
    Array.from({ length: longest(curves) }, (_, at) => ({
      names: { sinceLaunch: say('nthMonth', { n: at }) },
      values: Object.fromEntries(curves.map(({ key, values }) => [key, values[at] ?? null])),
    })),
  );
