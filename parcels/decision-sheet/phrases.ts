import { createPhrases } from '@portal/shell';
import { english } from './phrases-en.ts';
import { chinese } from './phrases-zh.ts';

export const { translate, useTranslate } = createPhrases<keyof typeof chinese>({ zh_CN: chinese, en: english });

export type Say = ReturnType<typeof useTranslate>;
