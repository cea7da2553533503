import type { PlainPage } from '@portal/shell';
import { keys as keysOf, nothing } from '../../data/ask.ts';

export const keys: PlainPage = {
  name: 'keys',
  words: { zh_CN: '程序密钥', en: 'Keys of programs' },
  ahead: () => [keysOf.ask(nothing)],
};
