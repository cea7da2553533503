import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { momOf, shareOf, yoyOf } from '../usual-indicators.ts';

const people = text('人次', 'people');
const comparisons = { key: 'comparisons', name: text('对比人次', 'Comparisons') };

/** The figures of what people compare a car with, declared once. */
export const indicators = {
  comparisons: {
    kind: 'additive',
    column: 'compared',
    format: 'count',
    unit: people,
    name: comparisons.name,
    definition: text(
      '先看该车型、当月又看了对比车型的人数；一人比较几款车型，每款各计一次',
      'People who looked at the model first and in the same month at the compared one; who compares several is counted once for each',
    ),
    formula: text('时段内各月之和', 'Sum of the months in the period'),
  },
  turned: {
    kind: 'additive',
    column: 'turned',
    format: 'count',
    unit: people,
    name: text('转向人次', 'Turned to the other'),
    definition: text(
      '其中后来只留下对比车型线索的人数；是意向，不是成交',
      'Those of them who in the end left their contact for the compared model alone; an intention, and no purchase',
    ),
    formula: text('时段内各月之和', 'Sum of the months in the period'),
  },
  turnRate: {
    kind: 'ratio',
    of: 'turned',
    over: 'comparisons',
    format: 'percent',
    unit: text('', ''),
    name: text('转向率', 'Turn rate'),
    definition: text('对比之后转向对比车型的比例', 'The part of comparisons that end at the compared model'),
    formula: text('转向人次 / 对比人次', 'turned to the other / comparisons'),
  },
  comparisonShare: shareOf(comparisons),
  yoyComparisons: yoyOf(comparisons),
  momComparisons: momOf(comparisons),
} as const satisfies Record<string, Indicator>;
