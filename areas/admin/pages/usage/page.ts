import type { PlainPage } from '@portal/shell';
import { usage as usageOf } from '../../data/ask.ts';
import { queryOfUsage, usageView } from '../../data/usage-view.ts';

export const usage: PlainPage = {
  name: 'usage',
  words: { zh_CN: '使用情况', en: 'Usage' },
  ahead: ({ search }) => [usageOf.ask(queryOfUsage(usageView.read(search)))],
};
