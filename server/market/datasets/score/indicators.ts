import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';

const points = text('分', 'points');

/** The figures of scores, declared once. */
export const indicators = {
  score: {
    kind: 'mean',
    column: 'score',
    over: 'tests',
    per: 10,
    format: 'index',
    unit: points,
    name: text('评测得分', 'Score'),
    definition: text(
      '满分 100 分；多次评测时为均值，每次等权。方法不同的得分不宜互比，请按评测方法查看',
      'Points of a hundred; of several tests the mean, each counted alike. Scores made in different ways do not compare well: look at them by method',
    ),
    formula: text('各次得分之和 / 评测次数', 'sum of the scores / tests'),
  },
  scoreTests: {
    kind: 'additive',
    column: 'tests',
    format: 'count',
    unit: text('次', 'tests'),
    name: text('评测次数', 'Tests'),
    definition: text(
      '一款车型按一种方法在一个月的得分计一次',
      'The score of a model by a method in a month is one test',
    ),
    formula: text('时段内各月评测次数之和', 'Sum of the tests of the months in the period'),
  },
  scoreSamples: {
    kind: 'additive',
    column: 'samples',
    format: 'count',
    unit: text('个', 'samples'),
    name: text('样本量', 'Samples'),
    definition: text(
      '得分所依据的场景、路线或受访者数，由方法决定；方法不同时不宜相加',
      'The scenes, routes or people that scores are of, as the method has it; of different methods they do not add up well',
    ),
    formula: text('各次评测样本量之和', 'Sum of the samples of the tests'),
  },
  scoredModels: {
    kind: 'distinct',
    of: 'model',
    format: 'count',
    unit: text('款', 'models'),
    name: text('有得分的车型', 'Models scored'),
    definition: text('时段内有得分的车型数，每款只计一次', 'Models with a score in the period, each counted once'),
    formula: text('去重计数', 'Number of distinct models'),
  },
  scoreMethods: {
    kind: 'distinct',
    of: 'scoreMethod',
    format: 'count',
    unit: text('种', 'methods'),
    name: text('评测方法数', 'Methods'),
    definition: text(
      '时段内得出得分的方法数，每种只计一次',
      'Methods that made a score in the period, each counted once',
    ),
    formula: text('去重计数', 'Number of distinct methods'),
  },
  scoreChange: {
    kind: 'difference',
    of: 'score',
    against: 'yearBefore',
    format: 'points',
    unit: points,
    name: text('得分同比变化', 'Score YoY'),
    definition: text(
      '得分与上年相同月份之差，单位为分；那些月份没有得分时为空',
      'Score less that of the same months of the previous year, in points; blank if there is none of those',
    ),
    formula: text('得分 - 上年相同月份得分', 'score - score of the same months of the previous year'),
  },
} as const satisfies Record<string, Indicator>;
