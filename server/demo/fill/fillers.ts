import type { DuckDBConnection } from '@duckdb/node-api';
import type { DatasetKey } from '@portal/contract';
import { fillParc } from './after-market/fill-parc.ts';
import { fillResiduals } from './after-market/fill-residuals.ts';
import { fillServiceCost } from './after-market/fill-service-cost.ts';
import { fillBenefits } from './benefits/fill-benefits.ts';
import { fillAnnouncements } from './fill-announcements.ts';
import { fillAttention, fillTopics } from './fill-attention.ts';
import { fillComparisons } from './fill-comparisons.ts';
import { fillCharging, fillEnergy } from './fill-electric.ts';
import { fillEquipment } from './fill-equipment.ts';
import { fillEvents } from './fill-events.ts';
import { fillIncentives } from './fill-incentives.ts';
import { fillPrices } from './fill-prices.ts';
import { fillStock } from './fill-stock.ts';
import { fillFinancing } from './finance/fill-financing.ts';
import { fillOffers } from './finance/fill-offers.ts';
import { fillFeatures } from './intelligence/fill-features.ts';
import { fillScores } from './intelligence/fill-scores.ts';
import { fillSoftware } from './intelligence/fill-software.ts';
import { fillOutlets } from './outlets/fill-outlets.ts';
import type { World } from './world.ts';

/** How a dataset of the demonstration is made; its sales stand before all others, see fill-sales.ts. */
export interface Filler {
  dataset: DatasetKey;
  /** The tables that it fills, whole. */
  tables: readonly string[];
  /** Whether it is quick enough to be in the release that a first start serves; the others are published behind it. */
  atOnce: boolean;
  /** @param world as the release tells it: its last month is that of the volumes */
  fill(connection: DuckDBConnection, world: World): Promise<void>;
}

/** The datasets beside the sales, in the order in which they are made. */
export const fillers: readonly Filler[] = [
  { dataset: 'price', tables: ['trim', 'price', 'launch'], atOnce: true, fill: fillPrices },
  { dataset: 'incentive', tables: ['incentive'], atOnce: false, fill: fillIncentives },
  { dataset: 'launch', tables: ['launch_event', 'launch_fact'], atOnce: true, fill: fillEvents },
  {
    dataset: 'configuration',
    tables: ['equipment_item', 'equipment_value', 'configuration'],
    atOnce: false,
    fill: fillEquipment,
  },
  { dataset: 'energy', tables: ['energy'], atOnce: false, fill: fillEnergy },
  { dataset: 'charging', tables: ['charging'], atOnce: false, fill: fillCharging },
  { dataset: 'outlet', tables: ['outlet_store', 'outlet'], atOnce: false, fill: fillOutlets },
  { dataset: 'attention', tables: ['attention'], atOnce: false, fill: fillAttention },
  { dataset: 'topic', tables: ['topic_fact'], atOnce: false, fill: fillTopics },
  { dataset: 'comparison', tables: ['comparison'], atOnce: false, fill: fillComparisons },
  {
    dataset: 'catalogue',
    tables: ['catalogue_batch', 'catalogue_code', 'catalogue_fact'],
    atOnce: false,
    fill: fillAnnouncements,
  },
  { dataset: 'stock', tables: ['stock'], atOnce: true, fill: fillStock },
  { dataset: 'financing', tables: ['financing'], atOnce: false, fill: fillFinancing },
  { dataset: 'offer', tables: ['lender', 'finance_offer', 'offer'], atOnce: false, fill: fillOffers },
  { dataset: 'parc', tables: ['survival_curve', 'parc'], atOnce: false, fill: fillParc },
  { dataset: 'serviceCost', tables: ['service_cost'], atOnce: false, fill: fillServiceCost },
  { dataset: 'residualValue', tables: ['residual_value'], atOnce: false, fill: fillResiduals },
  {
    dataset: 'software',
    tables: ['software_version', 'software_note', 'software_day', 'software_fact'],
    atOnce: false,
    fill: fillSoftware,
  },
  { dataset: 'feature', tables: ['feature', 'feature_state', 'feature_fact'], atOnce: false, fill: fillFeatures },
  { dataset: 'score', tables: ['score_rater', 'score_method', 'score_fact'], atOnce: false, fill: fillScores },
  { dataset: 'benefit', tables: ['benefit', 'purchase_benefit'], atOnce: false, fill: fillBenefits },
];
