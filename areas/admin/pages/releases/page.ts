import type { PlainPage } from '@portal/shell';
import { nothing, releases as releasesOf } from '../../data/ask.ts';

export const releases: PlainPage = {
  name: 'releases',
  words: { zh_CN: '数据版本', en: 'Releases' },
  ahead: () => [releasesOf.ask(nothing)],
};
