import type { PlainPage } from '@portal/shell';
import { nothing, system as systemOf } from '../../data/ask.ts';

export const system: PlainPage = {
  name: 'system',
  words: { zh_CN: '系统', en: 'System' },
  ahead: () => [systemOf.ask(nothing)],
};
