import type { PlainPage } from '@portal/shell';
import { watches as watchesOf } from '../../data/ask.ts';
import { queryOfWatches, watchesView } from '../../data/watches-view.ts';

export const watches: PlainPage = {
  name: 'watches',
  words: { zh_CN: '监测', en: 'Watches' },
  ahead: ({ search }) => [watchesOf.ask(queryOfWatches(watchesView.read(search)))],
};
