import type { Language } from '@portal/contract';

const zh_CN = {
  line: '折线图',
  bars: '条形图',
  above: '高于 %s',
  below: '低于 %s',
  change: '较上一期 %s',
  each: '每点为截至该月的 %s 个月',
  more: '另有 %s 项未画出',
  missing: '无数据',
  last: '最新 %s',
};

const en: Record<keyof typeof zh_CN, string> = {
  line: 'Line chart',
  bars: 'Bar chart',
  above: 'above %s',
  below: 'below %s',
  change: '%s on the former period',
  each: 'Each point: the %s months up to it',
  more: '%s more not drawn',
  missing: 'no data',
  last: 'latest %s',
};

const words = { zh_CN, en };

export const pictureWord = (language: Language, key: keyof typeof zh_CN, value: string | number = ''): string =>
  words[language][key].replace('%s', () => String(value));
