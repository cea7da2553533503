import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension, EnumeratedMember } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import type { FigureField } from '../file.ts';
import { text } from '../members/declare.ts';
import { knownMembers } from '../members/known.ts';
import { models } from '../members/parts-of-product.ts';
import { toneFault } from '../tone.ts';
import { indicators } from './indicators.ts';

const channels = [
  { key: 'search', name: text('搜索引擎', 'Search engine') },
  { key: 'portal', name: text('汽车垂直媒体', 'Automotive portals') },
  { key: 'video', name: text('短视频', 'Short video') },
  { key: 'social', name: text('社交媒体', 'Social media') },
  { key: 'forum', name: text('论坛', 'Forums') },
] as const satisfies readonly EnumeratedMember[];

const mediaChannels = knownMembers('mediaChannel', 'media_channel', channels, {
  name: text('媒体渠道', 'Media channel'),
  definition: text('关注、线索与声量来自何处', 'Where attention, leads and mentions come from'),
});

const figure = (column: string, zh_CN: string, en: string): FigureField => ({
  kind: 'figure',
  column,
  as: 'count',
  name: text(zh_CN, en),
});

/** What people look for and say of a model, week by week; a week belongs to the month that holds most of its days. */
export const attention = {
  key: 'attention',
  name: text('关注与口碑', 'Attention and word of mouth'),
  // S1.023: news are linked to what is said of the models that they name.
  products: ['internet', 'news'],
  facts: {
    table: 'attention',
    source: null,
    chains: [
      { chain: models, column: 'model_id' },
      { chain: mediaChannels, column: 'media_channel_id' },
    ],
    // Sums of the weeks of the month, and how many weeks they are.
    figures: ['weeks', 'attention', 'leads', 'mentions', 'positive', 'negative'],
    counted: 'weeks',
    moves: ['attention', 'leads'],
    rollups: [],
  },
  dimensions: { period, ...models.dimensions, ...mediaChannels.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: {
    by: ['brand', 'model'],
    figures: ['attentionIndex', 'leads', 'mentions', 'positiveMentions', 'negativeMentions'],
  },
  covered: coveredMonths('attention'),
  file: {
    fields: {
      week: { kind: 'time', unit: 'week', name: text('周', 'Week'), also: ['date', '日期'] },
      brand: { kind: 'name', name: text('品牌', 'Brand'), also: ['make'] },
      model: { kind: 'name', name: text('车型', 'Model'), also: ['series', '车系'] },
      channel: { kind: 'choice', members: channels, name: text('媒体渠道', 'Media channel'), also: ['source', '渠道'] },
      attention: figure('attention', '关注指数', 'Attention index'),
      leads: figure('leads', '线索量', 'Leads'),
      mentions: figure('mentions', '声量', 'Mentions'),
      positive: figure('positive', '正面声量', 'Positive mentions'),
      negative: figure('negative', '负面声量', 'Negative mentions'),
    },
    chains: {
      models: {
        kind: 'levels',
        levels: [
          { table: 'model', name: 'model' },
          { table: 'brand', name: 'brand' },
        ],
      },
      mediaChannel: { kind: 'levels', levels: [{ table: 'media_channel', name: 'channel' }] },
    },
    fault: toneFault,
    follow: () => ({ weeks: 1 }),
  },
} as const satisfies Dataset;
