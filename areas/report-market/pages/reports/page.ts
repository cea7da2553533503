import type { PlainPage } from '@portal/shell';
import { listQuestions } from '../../data/list-questions.ts';

export const reports: PlainPage = {
  name: 'reports',
  words: { zh_CN: '报告目录', en: 'Catalogue' },
  ahead: listQuestions('reports'),
};
