import type { PlainPage } from '@portal/shell';
import { nothing, portal as portalOf } from '../../data/ask.ts';

export const portal: PlainPage = {
  name: 'portal',
  words: { zh_CN: '门户设置', en: 'Portal' },
  ahead: () => [portalOf.ask(nothing)],
};
