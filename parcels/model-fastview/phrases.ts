import { createPhrases } from '@portal/shell';
import { english } from './phrases-en.ts';
import { chinese } from './phrases-zh.ts';

/** The words of the fast view. */
export const { useTranslate } = createPhrases({ zh_CN: chinese, en: english });

export type Say = ReturnType<typeof useTranslate>;
