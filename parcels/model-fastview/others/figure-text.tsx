import type { MarketColumn } from '@portal/contract';
import { Change, formatNumber, formatRatio } from '@portal/ui';
import type { ReactNode } from 'react';

/** Indicators that say how another figure has changed. */
const changes = /^(yoy|mom)|Change/;

/** A figure as its column says it is written; one that is a change, with its mark. */
export function figureText({ key, format }: Pick<MarketColumn, 'key' | 'format'>, value: number | null): ReactNode {
  if (changes.test(key)) {
    const isPart = format === 'percent';
    return <Change value={value} format={isPart ? 'percent' : format === 'points' ? 'points' : 'count'} />;
  }
  if (format === 'percent') return formatRatio(value);
  return formatNumber(value, format === 'index' ? 1 : 0);
}

/** A name with its unit. */
export const figureName = ({ name, unit }: Pick<MarketColumn, 'name' | 'unit'>): string =>
  unit === '' ? name : `${name} (${unit})`;
