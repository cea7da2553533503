import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { momOf, shareOf, yoyOf } from '../usual-indicators.ts';

const leads = { key: 'leads', name: text('线索量', 'Leads') };
const mentions = { key: 'mentions', name: text('声量', 'Mentions') };
const index = { key: 'attentionIndex', name: text('关注指数', 'Attention index') };

const total = { key: 'totalAttention', name: text('关注总量', 'Total attention') };

/** How tone is made, in the words of every figure of it. */
const toneRule = text(
  '数据源按内容的用词与语境逐条判为正面、中性或负面；反讽与图片中的文字可能判错',
  'the source judges each mention positive, neutral or negative by its words and context; irony and words in pictures may be misjudged',
);

/** The part of mentions of one tone. */
const part = (
  of: 'positiveMentions' | 'negativeMentions',
  [zh, en]: readonly [string, string],
  means: readonly [string, string],
) =>
  ({
    kind: 'ratio',
    of,
    over: 'mentions',
    format: 'percent',
    unit: text('', ''),
    name: text(`${zh}占比`, `Share of ${en} mentions`),
    definition: text(`${means[0]}；${toneRule.zh_CN}`, `${means[1]}; ${toneRule.en}`),
    formula: text(`${zh}声量 / 声量`, `${en} mentions / mentions`),
  }) as const satisfies Indicator;

const months = text('周度数据计入其多数天数所在的月份', 'a week belongs to the month that holds most of its days');

/** The growth of a sum of weeks, which says that a month with five of them stands beside one with four. */
const ofWeeks = (growth: Indicator): Indicator => ({
  ...growth,
  definition: text(
    `${growth.definition.zh_CN}；各月含四周或五周，未按周数折算`,
    `${growth.definition.en}; a month has four weeks or five, which is not evened out`,
  ),
});

/** What is counted in weeks and added up. */
const counted = (
  column: string,
  name: Indicator['name'],
  unit: readonly [string, string],
  means: readonly [string, string],
) =>
  ({
    kind: 'additive',
    column,
    format: 'count',
    unit: text(...unit),
    name,
    definition: text(`${means[0]}；${months.zh_CN}`, `${means[1]}; ${months.en}`),
    formula: text('时段内各周之和', 'Sum of the weeks in the period'),
  }) as const satisfies Indicator;

/** The figures of attention, declared once. */
export const indicators = {
  attentionIndex: {
    kind: 'mean',
    column: 'attention',
    over: 'weeks',
    format: 'index',
    unit: text('', ''),
    name: index.name,
    definition: text(
      `各周、各车型、各渠道关注指数的均值；${months.zh_CN}`,
      `Mean of the attention index over weeks, models and channels; ${months.en}`,
    ),
    formula: text('关注指数之和 / 周数', 'sum of the attention index / weeks'),
  },
  totalAttention: {
    kind: 'additive',
    column: 'attention',
    format: 'count',
    unit: text('', 'points'),
    name: total.name,
    definition: text(
      `各周、各车型、各渠道关注指数之和，用于比较份额；${months.zh_CN}`,
      `Attention index of all weeks, models and channels together, by which shares are made; ${months.en}`,
    ),
    formula: text('时段内各周关注指数之和', 'Sum of the attention index of the weeks in the period'),
  },
  leads: counted(
    'leads',
    leads.name,
    ['条', 'leads'],
    ['留下联系方式的潜在买家数', 'Possible buyers who left their contact'],
  ),
  mentions: counted(
    'mentions',
    mentions.name,
    ['条', 'mentions'],
    ['提及该车型的内容数', 'Posts and articles that mention the model'],
  ),
  positiveMentions: counted(
    'positive',
    text('正面声量', 'Positive mentions'),
    ['条', 'mentions'],
    ['正面的内容数', 'Mentions of positive sentiment'],
  ),
  negativeMentions: counted(
    'negative',
    text('负面声量', 'Negative mentions'),
    ['条', 'mentions'],
    ['负面的内容数', 'Mentions of negative sentiment'],
  ),
  netSentiment: {
    kind: 'ratio',
    of: 'positiveMentions',
    less: 'negativeMentions',
    over: 'mentions',
    format: 'percent',
    unit: text('', ''),
    name: text('净情感度', 'Net sentiment'),
    definition: text(
      `正面声量减负面声量，占全部声量的比例；${toneRule.zh_CN}`,
      `Positive less negative mentions, as a part of all mentions; ${toneRule.en}`,
    ),
    formula: text('(正面声量 - 负面声量) / 声量', '(positive mentions - negative mentions) / mentions'),
  },
  positiveShare: part(
    'positiveMentions',
    ['正面', 'positive'],
    ['正面声量占全部声量的比例', 'Positive mentions as a part of all'],
  ),
  negativeShare: part(
    'negativeMentions',
    ['负面', 'negative'],
    ['负面声量占全部声量的比例', 'Negative mentions as a part of all'],
  ),
  attentionShare: shareOf({ key: total.key, name: text('关注', 'Attention') }),
  leadShare: shareOf(leads),
  mentionShare: shareOf(mentions),
  yoyLeads: ofWeeks(yoyOf(leads)),
  momLeads: ofWeeks(momOf(leads)),
  yoyAttention: yoyOf(index),
  yoyMentions: ofWeeks(yoyOf(mentions)),
} as const satisfies Record<string, Indicator>;
