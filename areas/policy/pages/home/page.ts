import { definePage } from '@portal/ui/analysis';
import { homeQuestion, homes } from '../../data/ask.ts';

export const home = definePage({
  name: 'home',
  words: { zh_CN: '政策首页', en: 'Policy home' },
  ownFrame: true,
  ahead: () => [homes.ask(homeQuestion)],
});
