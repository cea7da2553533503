import { status } from '@portal/contract';
import { ownOf } from '../../kernel/own-of.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Dataset } from './dataset.ts';
import type { Dimension } from './dimension.ts';
import type { Indicator } from './indicator.ts';

/** @throws Refusal where the dataset is not cut by it */
export function dimensionOf(dataset: Dataset, key: string): Dimension {
  const found = ownOf(dataset.dimensions, key);
  if (found) return found;
  throw new Refusal('market.unknown-dimension', status.malformed, {
    zh_CN: `“${dataset.name.zh_CN}”没有维度 ${key}；可用的维度：${Object.keys(dataset.dimensions).join('、')}。`,
    en: `“${dataset.name.en}” has no dimension ${key}; available: ${Object.keys(dataset.dimensions).join(', ')}.`,
  });
}

/** @throws Refusal where the dataset has no such figure */
export function indicatorOf(dataset: Dataset, key: string): Indicator {
  const found = ownOf(dataset.indicators, key);
  if (found) return found;
  throw new Refusal('market.unknown-indicator', status.malformed, {
    zh_CN: `“${dataset.name.zh_CN}”没有指标 ${key}；可用的指标：${Object.keys(dataset.indicators).join('、')}。`,
    en: `“${dataset.name.en}” has no indicator ${key}; available: ${Object.keys(dataset.indicators).join(', ')}.`,
  });
}
