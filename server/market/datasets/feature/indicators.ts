import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';

const percent = { format: 'percent', unit: text('', '') } as const;
const rate = text('功能搭载率', 'Feature adoption');

const highest = text('一款车型按其配置最高的一款计', 'a model has what its best trim has');

/** The figures of features, declared once. Of several features they are means over features and models. */
export const indicators = {
  featureRate: {
    kind: 'mean',
    column: 'available',
    over: 'known',
    ...percent,
    name: rate,
    definition: text(
      `标配、可选装或订阅、以及由 OTA 获得该功能的车型，占已知其功能状态的车型的比例；多项功能或多个月份合计时，车型的每项功能、每个月各计一次，即其均值；已公布而未推送的不计；${highest.zh_CN}`,
      `Models that have the feature as standard, as an option or subscription, or by OTA, as a part of the models of which it is known; of several features or months each model counts once for each feature and month, which makes it their mean; what is only announced does not count; ${highest.en}`,
    ),
    formula: text(
      '有该功能的车型数 / 已知其功能状态的车型数，均按功能与月份逐一累计',
      'models with the feature / models of which it is known, both added up over features and months',
    ),
  },
  availableFeatures: {
    kind: 'latest',
    column: 'available',
    format: 'count',
    unit: text('项', 'features'),
    name: text('功能项数', 'Features fitted'),
    definition: text(
      `时段末月各车型已有的功能项数之和；只看一项功能时，即有该功能的车型数；${highest.zh_CN}`,
      `Features that models have in the last month of the period, added up over models; of one feature it is the number of models that have it; ${highest.en}`,
    ),
    formula: text('时段末月各车型功能项数之和', 'Sum of the features of the models in the last month'),
  },
  featuresByOta: {
    kind: 'latest',
    column: 'by_ota',
    format: 'count',
    unit: text('项', 'features'),
    name: text('OTA 获得项数', 'Features gained by OTA'),
    definition: text(
      '时段末月各车型由 OTA 升级获得的功能项数之和',
      'Features that models got by an update, in the last month of the period, added up over models',
    ),
    formula: text(
      '时段末月 OTA 获得的功能项数之和',
      'Sum of the features gained by OTA of the models in the last month',
    ),
  },
  featureModels: {
    kind: 'distinct',
    of: 'model',
    format: 'count',
    unit: text('款', 'models'),
    name: text('已知车型数', 'Models covered'),
    definition: text(
      '时段内已知功能状态的车型数，每款只计一次',
      'Models of which features are known in the period, each counted once',
    ),
    formula: text('去重计数', 'Number of distinct models'),
  },
  featureRateChange: {
    kind: 'difference',
    of: 'featureRate',
    against: 'yearBefore',
    points: true,
    format: 'points',
    unit: text('百分点', 'pp'),
    name: text('功能搭载率同比变化', 'Feature adoption YoY'),
    definition: text(
      '功能搭载率与上年相同月份之差，以百分点表示；那些月份没有数据时为空',
      'Feature adoption less that of the same months of the previous year, in percentage points; blank if those are missing',
    ),
    formula: text(
      '(功能搭载率 - 上年相同月份功能搭载率) × 100',
      '(feature adoption - that of the same months of the previous year) × 100',
    ),
  },
} as const satisfies Record<string, Indicator>;
