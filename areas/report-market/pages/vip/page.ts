import type { PlainPage } from '@portal/shell';
import { listQuestions } from '../../data/list-questions.ts';

export const vip: PlainPage = {
  name: 'vip',
  words: { zh_CN: 'VIP报告', en: 'VIP report' },
  ahead: listQuestions('vip'),
};
