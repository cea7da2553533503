import type { TableModel } from '@portal/ui/analysis';
import type { Image } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';

export const measureKeys = ['length', 'width', 'height', 'wheelbase'] as const;

/** A measure of two cars, in mm; the difference is that of the second to the first. */
export interface MeasureLine {
  key: (typeof measureKeys)[number];
  values: (number | null)[];
  difference: number | null;
}

/** What two cars measure. */
export const measuresOf = (images: readonly (Image | undefined)[]): MeasureLine[] =>
  measureKeys.map((key) => {
    const values = images.map((image) => image?.measures[key] ?? null);
    const [first = null, second = null] = values;
    return { key, values, difference: first === null || second === null ? null : second - first };
  });

/** The same as a file takes it. */
export function measuresTable(images: readonly (Image | undefined)[]): TableModel {
  const { translate } = phrases;
  const plain = { definition: '', formula: '', growth: false } as const;
  const figure = { ...plain, kind: 'indicator', format: 'count', unit: 'mm' } as const;
  return {
    columns: [
      { ...plain, key: 'measure', kind: 'dimension', format: null, unit: '', name: translate('measure') },
      ...images.map((image, at) => ({ ...figure, key: `car${at}`, name: image?.model.name ?? translate('noPicture') })),
      { ...figure, key: 'difference', name: translate('difference') },
    ],
    rows: measuresOf(images).map(({ key, values, difference }) => ({
      id: key,
      kind: 'row',
      keys: {},
      names: { measure: translate(key) },
      values: { ...Object.fromEntries(values.map((value, at) => [`car${at}`, value])), difference },
    })),
    cut: null,
  };
}
