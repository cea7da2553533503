import type { PlainPage } from '@portal/shell';
import { backupDesk, backupSheets, nothing } from '../../data/ask.ts';
import { sheetsView } from '../../data/sheets-view.ts';

export const backups: PlainPage = {
  name: 'backups',
  words: { zh_CN: '备份', en: 'Backups' },
  ahead({ search }) {
    const { id } = sheetsView.read(search);
    return [id ? backupSheets.ask({ name: id }) : backupDesk.ask(nothing)];
  },
};
