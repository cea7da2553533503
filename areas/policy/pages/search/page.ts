import { definePage } from '@portal/ui/analysis';
import { listQuestions } from '../../list/list-questions.ts';

export const search = definePage({
  name: 'search',
  words: { zh_CN: '政策检索', en: 'Policy search' },
  ownFrame: true,
  ahead: listQuestions,
});
