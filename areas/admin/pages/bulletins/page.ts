import type { PlainPage } from '@portal/shell';
import { bulletins as bulletinsOf, nothing } from '../../data/ask.ts';

export const bulletins: PlainPage = {
  name: 'bulletins',
  words: { zh_CN: '数据公告', en: 'Notices to readers' },
  ahead: () => [bulletinsOf.ask(nothing)],
};
