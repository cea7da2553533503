import { definePage } from '@portal/ui/analysis';
import { listQuestions } from '../../list/list-questions.ts';

export const policies = definePage({
  name: 'policies',
  words: { zh_CN: '政策库', en: 'Policies' },
  ownFrame: true,
  ahead: listQuestions,
});
