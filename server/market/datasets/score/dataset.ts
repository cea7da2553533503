import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Chain, Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { enumerated, named, text } from '../members/declare.ts';
import { models } from '../members/parts-of-product.ts';
import { scoreFile } from './file.ts';
import { indicators } from './indicators.ts';
import { raterKinds, scoreAspects } from './kinds.ts';

/** How a score is made, in the words of who makes it. */
const method = { name: 'score_method', id: 'score_method_id', codes: ['aspect'] };
const rater = { name: 'score_rater', id: 'score_rater_id', codes: ['kind'] };

/** Scores by what they are of, how they are made, and by whom. */
const scores = {
  key: 'scores',
  tables: [method, rater],
  dimensions: {
    scoreAspect: enumerated(
      scoreAspects,
      [method, 'aspect'],
      text('评测方面', 'What is scored'),
      text('得分评的是车辆的哪一方面', 'Which side of the car a score is of'),
    ),
    scoreMethod: named(
      method,
      'scoreRater',
      text('评测方法', 'Method'),
      text('得分怎样得出：场地、样本与计分规则', 'How a score is made: where, of how many, and by which rule'),
    ),
    scoreRater: named(rater, 'raterKind', text('评测方', 'Rated by'), text('给出得分的机构', 'Who makes the score')),
    raterKind: enumerated(
      raterKinds,
      [rater, 'kind'],
      text('评测方类型', 'Kind of rater'),
      text(
        '第三方机构、用户调研、媒体或厂家自测',
        'A test institute, a survey of users, media, or the manufacturer itself',
      ),
    ),
  },
} as const satisfies Chain;

/** Scores of models, each with how it is made and by whom. */
export const score = {
  key: 'score',
  name: text('评测得分', 'Scores'),
  products: ['model-intelligence'],
  facts: {
    table: 'score_fact',
    source: null,
    chains: [
      { chain: models, column: 'model_id' },
      { chain: scores, column: 'score_method_id' },
    ],
    // Scores in tenths of a point; the cars, routes or people that they are of.
    figures: ['tests', 'score', 'samples'],
    counted: 'tests',
    rollups: [],
    single: text(
      '评分属于发布它的那个月，没有几个月合并的值',
      'a score is of the month in which it was published, and several months together have none',
    ),
    uneven: true,
  },
  dimensions: { period, ...models.dimensions, ...scores.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['score', 'scoreTests'] },
  covered: coveredMonths('score'),
  file: scoreFile,
} as const satisfies Dataset;
