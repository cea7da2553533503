import { definePage } from '@portal/ui/analysis';
import { reportQuestions } from '../../data/report-questions.ts';

export const reportsPublic = definePage({
  name: 'reports-public',
  words: { zh_CN: '政策公共报告', en: 'Public policy reports' },
  ownFrame: true,
  ahead: reportQuestions('public'),
});
