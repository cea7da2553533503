import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Chain, Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { enumerated, named, text } from '../members/declare.ts';
import { models } from '../members/parts-of-product.ts';
import { featureFile } from './file.ts';
import { indicators } from './indicators.ts';
import { featureDomains, featureLevels, featureStates } from './kinds.ts';

const state = { name: 'feature_state', id: 'feature_state_id', codes: ['state'] };
const feature = { name: 'feature', id: 'feature_id', codes: ['domain', 'level'] };

/** What a car can do, and how it has it. */
const features = {
  key: 'features',
  tables: [state, feature],
  dimensions: {
    featureState: enumerated(
      featureStates,
      [state, 'state'],
      text('功能状态', 'Feature state'),
      text('车型怎样具有该功能', 'How a model has the feature'),
    ),
    feature: named(
      feature,
      'featureLevel',
      text('智能化功能', 'Smart feature'),
      text('一项驾驶或座舱功能，如高速领航', 'A feature of driving or of the cabin, such as highway navigation'),
    ),
    featureDomain: enumerated(
      featureDomains,
      [feature, 'domain'],
      text('功能领域', 'Field of the feature'),
      text('驾驶或座舱，各有分级', 'Driving or cabin, each with levels of its own'),
    ),
    featureLevel: enumerated(
      featureLevels,
      [feature, 'level'],
      text('功能等级', 'Level of the feature'),
      text(
        '驾驶按《汽车驾驶自动化分级》（GB/T 40429—2021），座舱按中国汽车工程学会的智能座舱分级；两者不可互比',
        'Of driving by the national standard GB/T 40429-2021, of the cabin by the levels of the China Society of Automotive Engineers; one is no measure of the other',
      ),
    ),
  },
} as const satisfies Chain;

/** Which features of driving and of the cabin models have, month by month. */
export const smartFeature = {
  key: 'feature',
  name: text('智能化功能', 'Smart features'),
  products: ['model-intelligence'],
  facts: {
    table: 'feature_fact',
    source: null,
    chains: [
      { chain: models, column: 'model_id' },
      { chain: features, column: 'feature_state_id', oneOfEach: true },
    ],
    // One for each row that is so.
    figures: ['known', 'available', 'by_ota'],
    counted: 'known',
    rollups: [],
    single: text(
      '功能是否具备是月末的状态，没有几个月合并的值',
      'whether a model has a feature is its state at the end of a month, which several months together do not have',
    ),
  },
  dimensions: { period, ...models.dimensions, ...features.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['model', 'feature'], figures: ['featureRate', 'featuresByOta'] },
  covered: coveredMonths('feature'),
  file: featureFile,
} as const satisfies Dataset;
