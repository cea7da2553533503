import type { Sentence } from '../../kernel/sentence.ts';
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
