import { definePage } from '@portal/ui/analysis';
import { reportQuestions } from '../../data/report-questions.ts';

export const reportsSpecial = definePage({
  name: 'reports-special',
  words: { zh_CN: '政策专题报告', en: 'Special policy reports' },
  ownFrame: true,
  ahead: reportQuestions('special'),
});
