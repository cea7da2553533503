import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import type { FigureField } from '../file.ts';
import { text } from '../members/declare.ts';
import { knownMembers } from '../members/known.ts';
import { models } from '../members/parts-of-product.ts';
import { toneFault } from '../tone.ts';
import { indicators } from './indicators.ts';
import { topics } from './topics.ts';

const topicMembers = knownMembers('topic', 'topic', topics, {
  name: text('话题', 'Topic'),
  definition: text('内容主要谈论车辆的哪一方面', 'What of the car a mention is mainly about'),
});

const figure = (column: string, zh_CN: string, en: string, also: readonly string[]): FigureField => ({
  kind: 'figure',
  column,
  as: 'count',
  name: text(zh_CN, en),
  also,
});

/** What of a model people talk about, and how: mentions with a topic, each counted once under the one it is mainly about. */
export const topic = {
  key: 'topic',
  name: text('话题口碑', 'Topics and tone'),
  products: ['internet'],
  facts: {
    table: 'topic_fact',
    source: null,
    chains: [
      { chain: models, column: 'model_id' },
      { chain: topicMembers, column: 'topic_id' },
    ],
    figures: ['mentions', 'positive', 'negative'],
    counted: 'mentions',
    moves: ['mentions', 'positive'],
    rollups: [],
    combined: 'topic_combined',
  },
  dimensions: { period, ...models.dimensions, ...topicMembers.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['topicMentions', 'positiveTopicMentions', 'negativeTopicMentions'] },
  covered: coveredMonths('topic'),
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
      brand: { kind: 'name', name: text('品牌', 'Brand'), also: ['make'] },
      model: { kind: 'name', name: text('车型', 'Model'), also: ['series', '车系'] },
      topic: { kind: 'choice', members: topics, name: text('话题', 'Topic'), also: ['aspect', '维度'] },
      mentions: figure('mentions', '声量', 'Mentions', ['volume', '提及量']),
      positive: figure('positive', '正面声量', 'Positive mentions', ['正面']),
      negative: figure('negative', '负面声量', 'Negative mentions', ['负面']),
    },
    chains: {
      models: {
        kind: 'levels',
        levels: [
          { table: 'model', name: 'model' },
          { table: 'brand', name: 'brand' },
        ],
      },
      topic: { kind: 'levels', levels: [{ table: 'topic', name: 'topic' }] },
    },
    fault: toneFault,
  },
} as const satisfies Dataset;
