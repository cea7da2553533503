import type { PlainPage } from '@portal/shell';
import { contentDeliveries, contentDesk, nothing } from '../../data/ask.ts';

export const content: PlainPage = {
  name: 'content',
  words: { zh_CN: '内容', en: 'Content' },
  ahead: () => [contentDesk.ask(nothing), contentDeliveries.ask(nothing)],
};
