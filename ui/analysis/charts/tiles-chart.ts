import type { Language } from '@portal/contract';
import { isUncovered } from '@portal/contract';
import type { ColourScale, TilesChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';

export interface TilesShape extends ColourScale {
  /** Provinces stand where a map has them; all others, such as the cities of one, from the most to the least. */
  by: string;
  indicator: string;
  title: string;
}

/** Places as tiles whose colour says a figure. */
export function tilesChart(answer: Answer, shape: TilesShape, language: Language): TilesChartSpec {
  const { by, indicator, title, scale, middle } = shape;
  const tiles = answer.rows
    .filter(({ kind, unnamed }) => kind === 'row' && !unnamed)
    .map(({ keys, names, values }) => ({
      key: keys[by] ?? '',
      name: names[by] ?? '',
      value: values[indicator] ?? null,
      uncovered: isUncovered(answer, keys),
    }));
  const least = Number.NEGATIVE_INFINITY;
  return {
    ...chartWords(answer, title, language),
    kind: 'tiles',
    members: by,
    layout: by === 'province' ? 'provinces' : 'list',
    scale,
    middle,
    value: figureOf(answer, indicator),
    tiles: by === 'province' ? tiles : tiles.sort((a, b) => (b.value ?? least) - (a.value ?? least)),
  };
}
