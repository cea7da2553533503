import { createPhrases } from '@portal/shell';
import { cars } from './words/cars.ts';
import { cities } from './words/cities.ts';
import { detail } from './words/detail.ts';
import { effects } from './words/effects.ts';
import { frame } from './words/frame.ts';
import { home } from './words/home.ts';
import { list } from './words/list.ts';

/** The words of the policy area, which stand by subject in `words/`. */
export const phrases = createPhrases({
  zh_CN: {
    ...cars.zh_CN,
    ...cities.zh_CN,
    ...detail.zh_CN,
    ...effects.zh_CN,
    ...frame.zh_CN,
    ...home.zh_CN,
    ...list.zh_CN,
  },
  en: { ...cars.en, ...cities.en, ...detail.en, ...effects.en, ...frame.en, ...home.en, ...list.en },
});
