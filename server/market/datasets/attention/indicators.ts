import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { toneRule } from '../tone.ts';
import { shareOf, yoyOf } from '../usual-indicators.ts';

const leads = { key: 'leads', name: text('线索量', 'Leads') };
const mentions = { key: 'mentions', name: text('声量', 'Mentions') };
const index = { key: 'attentionIndex', name: text('关注指数', 'Attention index') };

const total = { key: 'totalAttention', name: text('关注总量', 'Total attention') };

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

/** What the mean of a week is set against, in words. */
const earlier = {
  yearBefore: { short: text('同比', 'YoY'), months: text('上年相同月份', 'the same months of the previous year') },
  before: { short: text('环比', 'MoM'), months: text('前一时段', 'the preceding period') },
};

/** Growth of what is counted in weeks: of its mean for a week, since a month has four weeks or five. */
const weekly = ({ key, name }: { key: string; name: Indicator['name'] }, against: keyof typeof earlier) => {
  const { short, months: then } = earlier[against];
  const inside = { zh_CN: name.zh_CN, en: name.en.toLowerCase() };
  return {
    kind: 'growth',
    of: key,
    over: 'weeks',
    against,
    format: 'percent',
    unit: text('', ''),
    name: text(`${name.zh_CN}${short.zh_CN}`, `${name.en} ${short.en}`),
    definition: text(
      `每周平均${inside.zh_CN}与${then.zh_CN}相比的变动：每月含四周或五周，未完的月份只含已有的周，故按周均比较；${then.zh_CN}没有数据或为零时为空`,
      `Change in the weekly mean of ${inside.en} from ${then.en}: a month has four weeks or five, and one still in progress those there are so far; blank if ${then.en} is missing or zero`,
    ),
    formula: text(
      `各月每周平均${inside.zh_CN}之和 / ${then.zh_CN}每周平均${inside.zh_CN}之和 - 1`,
      `weekly mean of ${inside.en}, added over months / the same of ${then.en} - 1`,
    ),
  } as const satisfies Indicator;
};

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
  yoyLeads: weekly(leads, 'yearBefore'),
  momLeads: weekly(leads, 'before'),
  yoyAttention: yoyOf(index),
  yoyMentions: weekly(mentions, 'yearBefore'),
} as const satisfies Record<string, Indicator>;
