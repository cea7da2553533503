import type { PlainPage } from '@portal/shell';
import { nothing, overview as overviewOf } from '../../data/ask.ts';

export const overview: PlainPage = {
  name: 'overview',
  words: { zh_CN: '概览', en: 'Overview' },
  ahead: () => [overviewOf.ask(nothing)],
};
