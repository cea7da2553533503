import { useLanguage } from '@portal/shell';
import { useViewAddress } from '@portal/ui';
import { sheetsView } from '../../data/sheets-view.ts';
import { ModuleList } from '../../module/module-list.tsx';
import { ModulePage } from '../../module/module-page.tsx';

/** Modules that teams publish; the page of a module stands in the place of the list. */
export function ModulesPage() {
  useLanguage();
  const address = useViewAddress(sheetsView);
  const { view, toList } = address;
  return view.id ? <ModulePage key={view.id} name={view.id} toList={toList} /> : <ModuleList address={address} />;
}
