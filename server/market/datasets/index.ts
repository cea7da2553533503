/** What the market can be asked about: each dataset declared whole in a room of its own. */
import { type DatasetKey, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { announcements } from './announcements/dataset.ts';
import { attention } from './attention/dataset.ts';
import { benefit } from './benefit/dataset.ts';
import { charging } from './charging/dataset.ts';
import { comparison } from './comparison/dataset.ts';
import { configuration } from './configuration/dataset.ts';
import type { Dataset } from './dataset.ts';
import { energy } from './energy/dataset.ts';
import { smartFeature } from './feature/dataset.ts';
import { financing } from './financing/dataset.ts';
import { incentive } from './incentive/dataset.ts';
import { launch } from './launch/dataset.ts';
import { offer } from './offer/dataset.ts';
import { outlet } from './outlet/dataset.ts';
import { parc } from './parc/dataset.ts';
import { price } from './price/dataset.ts';
import { residualValue } from './residual-value/dataset.ts';
import { sales } from './sales/dataset.ts';
import { score } from './score/dataset.ts';
import { serviceCost } from './service-cost/dataset.ts';
import { software } from './software/dataset.ts';
import { stock } from './stock/dataset.ts';
import { topic } from './topic/dataset.ts';

export type { Dataset, FactChain } from './dataset.ts';
export {
  type BandDimension,
  type Chain,
  type Dimension,
  type GroupDimension,
  isGroupDimension,
  isMemberDimension,
  isUnspecified,
  keyColumn,
  type MemberDimension,
  memberColumn,
  ownOrderOf,
  unnamedOf,
} from './dimension.ts';
export { addsUp, type Indicator, isCount, isGrowth, isSigned } from './indicator.ts';
export { enumeratedMembers, newEnergyFuels } from './members/enumerated.ts';
export { isNameOf, remainderKey } from './members/unnamed.ts';
export { price, sales };

/** All datasets by their keys. */
export const datasets: Readonly<Record<DatasetKey, Dataset>> = {
  sales,
  price,
  incentive,
  launch,
  configuration,
  energy,
  charging,
  outlet,
  attention,
  catalogue: announcements,
  stock,
  topic,
  comparison,
  financing,
  offer,
  parc,
  serviceCost,
  residualValue,
  software,
  feature: smartFeature,
  score,
  benefit,
};

/**
 * The products any one of which opens a dataset.
 * @param key what a question names; it may be anything
 * @param among the datasets that there are
 * @throws Refusal where it is none of them
 */
export function productsOfDataset(
  key: unknown,
  among: Readonly<Record<string, Dataset>> = datasets,
): readonly [string, ...string[]] {
  const found = typeof key === 'string' && Object.hasOwn(among, key) ? among[key] : undefined;
  if (found) return found.products;
  const keys = Object.keys(among);
  throw new Refusal('market.unknown-dataset', status.malformed, {
    zh_CN: `请用 dataset 指定要查询的数据集：${keys.join('、')}。`,
    en: `Name the dataset to ask with “dataset”: ${keys.join(', ')}.`,
  });
}
