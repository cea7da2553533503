import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { toneRule } from '../tone.ts';
import { momOf, shareOf, yoyOf } from '../usual-indicators.ts';

const mentions = { key: 'topicMentions', name: text('话题声量', 'Mentions with a topic') };
const none = text('', '');

const once = text(
  '一条内容只计入其主要话题；没有明确话题的内容不计',
  'a mention counts once, under the topic it is mainly about; what has no clear topic is left out',
);

const counted = (column: string, name: Indicator['name'], means: readonly [string, string]) =>
  ({
    kind: 'additive',
    column,
    format: 'count',
    unit: text('条', 'mentions'),
    name,
    definition: text(`${means[0]}；${once.zh_CN}`, `${means[1]}; ${once.en}`),
    formula: text('时段内各月之和', 'Sum of the months in the period'),
  }) as const satisfies Indicator;

const part = (
  of: 'positiveTopicMentions' | 'negativeTopicMentions',
  [zh, en]: readonly [string, string],
  means: readonly [string, string],
) =>
  ({
    kind: 'ratio',
    of,
    over: 'topicMentions',
    format: 'percent',
    unit: none,
    name: text(`话题${zh}占比`, `Share of ${en} mentions with a topic`),
    definition: text(`${means[0]}；${toneRule.zh_CN}`, `${means[1]}; ${toneRule.en}`),
    formula: text(`话题${zh}声量 / 话题声量`, `${en} mentions with a topic / mentions with a topic`),
  }) as const satisfies Indicator;

/** The figures of topics, declared once. */
export const indicators = {
  topicMentions: counted('mentions', mentions.name, ['谈论某一话题的内容数', 'Posts and articles about a topic']),
  positiveTopicMentions: counted('positive', text('话题正面声量', 'Positive mentions with a topic'), [
    '谈论某一话题的正面内容数',
    'Positive posts and articles about a topic',
  ]),
  negativeTopicMentions: counted('negative', text('话题负面声量', 'Negative mentions with a topic'), [
    '谈论某一话题的负面内容数',
    'Negative posts and articles about a topic',
  ]),
  topicSentiment: {
    kind: 'ratio',
    of: 'positiveTopicMentions',
    less: 'negativeTopicMentions',
    over: 'topicMentions',
    format: 'percent',
    unit: none,
    name: text('话题净情感度', 'Net sentiment of topics'),
    definition: text(
      `正面减负面声量，占话题声量的比例；${toneRule.zh_CN}`,
      `Positive less negative mentions, as a part of mentions with a topic; ${toneRule.en}`,
    ),
    formula: text(
      '(话题正面声量 - 话题负面声量) / 话题声量',
      '(positive - negative mentions with a topic) / mentions with a topic',
    ),
  },
  positiveTopicShare: part(
    'positiveTopicMentions',
    ['正面', 'positive'],
    ['正面声量占话题声量的比例', 'Positive mentions as a part of mentions with a topic'],
  ),
  negativeTopicShare: part(
    'negativeTopicMentions',
    ['负面', 'negative'],
    ['负面声量占话题声量的比例', 'Negative mentions as a part of mentions with a topic'],
  ),
  topicShare: shareOf(mentions),
  yoyTopicMentions: yoyOf(mentions),
  momTopicMentions: momOf(mentions),
} as const satisfies Record<string, Indicator>;
