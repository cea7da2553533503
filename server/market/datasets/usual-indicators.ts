import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Indicator } from './indicator.ts';

const none: Sentence = { zh_CN: '', en: '' };

/** The figures that are made of another one in the same way in every dataset. */
interface Of {
  key: string;
  name: Sentence;
}

/** A name as sentences say it: MSRP, and NEVs, keep their capitals. */
export const within = ({ zh_CN, en }: Sentence): Sentence => ({
  zh_CN,
  en: /^[A-Z][a-z]/.test(en) ? `${en.charAt(0).toLowerCase()}${en.slice(1)}` : en,
});

/** @returns the growth of a figure against the same months of the year before */
export const yoyOf = ({ key, name }: Of): Indicator => ({
  kind: 'growth',
  of: key,
  against: 'yearBefore',
  name: { zh_CN: `${name.zh_CN}同比`, en: `${name.en} YoY` },
  unit: none,
  format: 'percent',
  definition: {
    zh_CN: `${within(name).zh_CN}与上年相同月份相比的变动；上年没有数据或为零时为空`,
    en: `Change in ${within(name).en} from the same months of the previous year; blank if those are missing or zero`,
  },
  formula: {
    zh_CN: `${within(name).zh_CN} / 上年相同月份${within(name).zh_CN} - 1`,
    en: `${within(name).en} / ${within(name).en} in the same months of the previous year - 1`,
  },
});

/** @returns the growth of a figure against the period before */
export const momOf = ({ key, name }: Of): Indicator => ({
  kind: 'growth',
  of: key,
  against: 'before',
  name: { zh_CN: `${name.zh_CN}环比`, en: `${name.en} MoM` },
  unit: none,
  format: 'percent',
  definition: {
    zh_CN: `${within(name).zh_CN}与前一时段相比的变动；前一时段没有数据或为零时为空`,
    en: `Change in ${within(name).en} from the preceding period; blank if that is missing or zero`,
  },
  formula: {
    zh_CN: `${within(name).zh_CN} / 前一时段${within(name).zh_CN} - 1`,
    en: `${within(name).en} / ${within(name).en} in the preceding period - 1`,
  },
});

/** @returns the part of a figure in that of everything under the same filters */
export const shareOf = ({ key, name }: Of): Indicator => ({
  kind: 'share',
  of: key,
  name: { zh_CN: `${within(name).zh_CN}份额`, en: `Share of ${within(name).en}` },
  unit: none,
  format: 'percent',
  definition: {
    zh_CN: `${within(name).zh_CN}占相同筛选条件下整体的比例；对所列维度的筛选不缩小整体`,
    en: `Part of all ${within(name).en} under the same filters; filters on the dimensions listed do not narrow the whole`,
  },
  formula: {
    zh_CN: `${within(name).zh_CN} / 整体${within(name).zh_CN}`,
    en: `${within(name).en} / all ${within(name).en}`,
  },
});

/** @returns a figure from January to the end of the period */
export const toDateOf = ({ key, name }: Of, unit: Sentence): Indicator => ({
  kind: 'toDate',
  of: key,
  name: { zh_CN: `累计${within(name).zh_CN}`, en: `YTD ${within(name).en}` },
  unit,
  format: 'count',
  definition: {
    zh_CN: `当年 1 月至时段末的${name.zh_CN}；期间数据不全时为空`,
    en: `${name.en} from January to the end of the period, within the same year; blank if a month is missing`,
  },
  formula: {
    zh_CN: `当年 1 月至时段末各月${within(name).zh_CN}之和`,
    en: `sum of ${within(name).en} from January to the end of the period`,
  },
});

type Against = 'yearBefore' | 'before';

/** The months that a figure is of, in words. */
const earlier: Record<Against, Sentence> = {
  yearBefore: { zh_CN: '上年相同月份', en: 'the same months of the previous year' },
  before: { zh_CN: '前一时段', en: 'the preceding period' },
};

/** What a figure of earlier months is called: 上年同期销量, Sales a year before; 上期成交价, Former transaction price. */
const formerName: Record<Against, (name: Sentence) => Sentence> = {
  yearBefore: (name) => ({ zh_CN: `上年同期${name.zh_CN}`, en: `${name.en} a year before` }),
  before: (name) => ({ zh_CN: `上期${within(name).zh_CN}`, en: `Former ${within(name).en}` }),
};

/** @returns what a figure was in the same months of the year before, or in the period before */
export function formerOf(
  { key, name, unit, format }: Of & Pick<Indicator, 'unit' | 'format'>,
  against: Against,
): Indicator {
  const months = earlier[against];
  return {
    kind: 'former',
    of: key,
    against,
    name: formerName[against](name),
    unit,
    format,
    definition: {
      zh_CN: `${months.zh_CN}的${name.zh_CN}；时段未结束时只含相同月份；那些月份未覆盖时为空，不等于零`,
      en: `${name.en} of ${months.en}; of a period still in progress, of the same months alone; blank if those are not covered, which is not zero`,
    },
    formula: { zh_CN: `${months.zh_CN}的${within(name).zh_CN}`, en: `${within(name).en} of ${months.en}` },
  };
}

/** @returns what the part of a figure in that of everything was in earlier months */
export function formerShareOf({ key, name }: Of, against: Against): Indicator {
  const months = earlier[against];
  return {
    kind: 'share',
    of: key,
    against,
    name: formerName[against]({ zh_CN: '份额', en: 'Share' }),
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: `${months.zh_CN}的份额；时段未结束时只含相同月份；那时的市场未覆盖或为零时为空`,
      en: `Share in ${months.en}; of a period still in progress, in the same months alone; blank if that market is not covered or zero`,
    },
    formula: {
      zh_CN: `${months.zh_CN}${within(name).zh_CN} / ${months.zh_CN}市场${within(name).zh_CN}`,
      en: `${within(name).en} of ${months.en} / market ${within(name).en} of those months`,
    },
  };
}
