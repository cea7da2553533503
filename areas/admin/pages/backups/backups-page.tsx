import { useLanguage } from '@portal/shell';
import { useViewAddress } from '@portal/ui';
import { BackupList } from '../../backup/backup-list.tsx';
import { BackupPage } from '../../backup/backup-page.tsx';
import { sheetsView } from '../../data/sheets-view.ts';

/** Copies of the whole portal; what one holds, and the way back, stand in the place of the list. */
export function BackupsPage() {
  useLanguage();
  const address = useViewAddress(sheetsView);
  const { view, toList } = address;
  return view.id ? <BackupPage key={view.id} name={view.id} toList={toList} /> : <BackupList address={address} />;
}
