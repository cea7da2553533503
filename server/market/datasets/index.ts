/** What the market can be asked about: each dataset declared whole in a room of its own. */
import type { DatasetKey } from '@portal/contract';
import type { Dataset } from './dataset.ts';
import { price } from './price/dataset.ts';
import { sales } from './sales/dataset.ts';

export type { Dataset, FactChain } from './dataset.ts';
export {
  type Chain,
  type Dimension,
  isMemberDimension,
  keyColumn,
  type MemberDimension,
  memberColumn,
} from './dimension.ts';
export { type Indicator, isCount, isGrowth } from './indicator.ts';
export { enumeratedMembers, newEnergyFuels } from './members/enumerated.ts';
export { price, sales };

/** All datasets by their keys. */
export const datasets: Readonly<Record<DatasetKey, Dataset>> = { sales, price };
