import type { Sentence } from '../../kernel/words/sentence.ts';

const english = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** @returns the name of a month in a sentence: 2026年9月 or September 2026 */
export function monthName(month: string): Sentence {
  const [year, number] = [month.slice(0, 4), Number(month.slice(5, 7))];
  return { zh_CN: `${year}年${number}月`, en: `${english.format(new Date(Date.UTC(2000, number - 1, 1)))} ${year}` };
}

const bodies: Record<string, Sentence> = {
  SUV: { zh_CN: 'SUV', en: 'SUVs' },
  MPV: { zh_CN: 'MPV', en: 'MPVs' },
  SPORTS: { zh_CN: '跑车', en: 'sports cars' },
};

/** @returns the name of a segment in a sentence: SUV_A is A级SUV, class A SUVs; A is A级轿车, class A sedans */
export function segmentName(key: string): Sentence {
  const [body = '', size = ''] = key.includes('_') ? key.split('_') : ['', key];
  if (bodies[size]) return bodies[size];
  const name = bodies[body] ?? { zh_CN: '轿车', en: 'sedans' };
  return { zh_CN: `${size}级${name.zh_CN}`, en: `class ${size} ${name.en}` };
}
