import type { PlainPage } from '@portal/shell';
import { moduleSheets, modules as modulesOf, nothing } from '../../data/ask.ts';
import { sheetsView } from '../../data/sheets-view.ts';

export const modules: PlainPage = {
  name: 'modules',
  words: { zh_CN: '模块', en: 'Modules' },
  ahead({ search }) {
    const { id } = sheetsView.read(search);
    return [id ? moduleSheets.ask({ name: id }) : modulesOf.ask(nothing)];
  },
};
