import type { PlainPage } from '@portal/shell';
import { names as namesOf, nothing } from '../../data/ask.ts';

export const names: PlainPage = {
  name: 'names',
  words: { zh_CN: '名称', en: 'Names' },
  ahead: () => [namesOf.ask(nothing)],
};
