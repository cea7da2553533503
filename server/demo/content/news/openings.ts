import type { Words } from './story.ts';

/** How many characters, or words, make the beginning of a text. */
const begins = { zh_CN: 4, en: 2 };

/** @returns how title and summary begin in each language: no two news of a month begin alike */
export const openingsOf = ({ zh_CN, en }: { zh_CN: Words; en: Words }): string[] => [
  `title ${zh_CN.title.slice(0, begins.zh_CN)}`,
  `title ${en.title.split(' ').slice(0, begins.en).join(' ')}`,
  `summary ${zh_CN.summary.slice(0, begins.zh_CN)}`,
  `summary ${en.summary.split(' ').slice(0, begins.en).join(' ')}`,
];
