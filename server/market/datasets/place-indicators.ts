import type { PlaceIndicatorKey } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Indicator } from './indicator.ts';
import { within } from './usual-indicators.ts';

const none: Sentence = { zh_CN: '', en: '' };

const unnamed: Sentence = {
  zh_CN: '数值相同的并列；没有数值的、未知的与“其他”不排名；有销量下限时只在达到下限的项目中排名',
  en: 'equal figures share a rank; what has none, is unknown or is a bundle has no rank; with a minimum, ranks are among those that reach it',
};

const formerly = {
  before: {
    than: { zh_CN: '前一时段', en: 'the preceding period' },
    rank: (name: Sentence): Sentence => ({
      zh_CN: `上期${within(name).zh_CN}排名`,
      en: `Previous rank by ${within(name).en}`,
    }),
    move: (name: Sentence): Sentence => ({ zh_CN: `${within(name).zh_CN}排名变化`, en: `Move by ${within(name).en}` }),
    part: { zh_CN: '环比增长贡献', en: 'Contribution to MoM' },
  },
  yearBefore: {
    than: { zh_CN: '上年相同月份', en: 'the same months of the previous year' },
    rank: (name: Sentence): Sentence => ({
      zh_CN: `上年同期${within(name).zh_CN}排名`,
      en: `Rank by ${within(name).en} a year before`,
    }),
    move: (name: Sentence): Sentence => ({
      zh_CN: `${within(name).zh_CN}排名同比变化`,
      en: `YoY move by ${within(name).en}`,
    }),
    part: { zh_CN: '同比增长贡献', en: 'Contribution to YoY' },
  },
} as const;
type Against = keyof typeof formerly;

const formerOf = (key: string, name: Sentence, against: Against): Indicator => {
  const { than, rank } = formerly[against];
  return {
    kind: 'rank',
    of: key,
    against,
    unit: none,
    format: 'count',
    name: rank(name),
    definition: {
      zh_CN: `${than.zh_CN}按${within(name).zh_CN}从高到低的排名，同一数据来源；${unnamed.zh_CN}`,
      en: `Rank by ${within(name).en} in ${than.en}, from the highest, of the same source; ${unnamed.en}`,
    },
    formula: {
      zh_CN: `${than.zh_CN}${within(name).zh_CN}更高的项目数 + 1`,
      en: `how many had higher ${within(name).en} in ${than.en} + 1`,
    },
  };
};

const moveOf = (key: string, name: Sentence, against: Against): Indicator => {
  const { than, move } = formerly[against];
  return {
    kind: 'rankMove',
    of: key,
    against,
    unit: none,
    format: 'count',
    name: move(name),
    definition: {
      zh_CN: `按${within(name).zh_CN}的排名比${than.zh_CN}上升几位；任一时段没有排名时为空`,
      en: `How many places it has risen by ${within(name).en} since ${than.en}; blank unless it has a rank in both`,
    },
    formula: { zh_CN: `${than.zh_CN}排名 - 本期排名`, en: `rank in ${than.en} - present rank` },
  };
};

/** @returns the places by a figure: now, in the period before and a year before, and how many places lie between */
export const placesBy = <Key extends string>(key: Key, name: Sentence) =>
  ({
    [`${key}Rank`]: {
      kind: 'rank',
      of: key,
      unit: none,
      format: 'count',
      name: { zh_CN: `${within(name).zh_CN}排名`, en: `Rank by ${within(name).en}` },
      definition: {
        zh_CN: `按${within(name).zh_CN}从高到低的排名，同一数据来源；${unnamed.zh_CN}`,
        en: `Rank by ${within(name).en}, from the highest, of the same source; ${unnamed.en}`,
      },
      formula: { zh_CN: `${within(name).zh_CN}更高的项目数 + 1`, en: `how many have higher ${within(name).en} + 1` },
    },
    [`${key}RankBefore`]: formerOf(key, name, 'before'),
    [`${key}RankMove`]: moveOf(key, name, 'before'),
    [`${key}RankYearBefore`]: formerOf(key, name, 'yearBefore'),
    [`${key}RankMoveYoy`]: moveOf(key, name, 'yearBefore'),
  }) as Record<PlaceIndicatorKey<Key>, Indicator>;

/** @returns what each member has contributed to the growth of the market, in percentage points */
export const contributionOf = (key: string, name: Sentence, against: Against): Indicator => {
  const { than, part } = formerly[against];
  return {
    kind: 'contribution',
    of: key,
    against,
    format: 'points',
    unit: { zh_CN: '百分点', en: 'pp' },
    name: part,
    definition: {
      zh_CN: `对整体${within(name).zh_CN}增长的贡献，各项相加等于整体的增幅；${than.zh_CN}整体数据不全或为零时为空`,
      en: `Part in the growth of all ${within(name).en}; the parts add up to that growth; blank if the whole of ${than.en} is incomplete or zero`,
    },
    formula: {
      zh_CN: `(${within(name).zh_CN} - ${than.zh_CN}${within(name).zh_CN}) / ${than.zh_CN}整体${within(name).zh_CN} × 100`,
      en: `(${within(name).en} - those of ${than.en}) / ${within(name).en} of all in ${than.en} × 100`,
    },
  };
};
