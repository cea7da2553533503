import { useLanguage } from '@portal/shell';
import { useViewAddress } from '@portal/ui';
import { CompanyList } from '../../company/company-list.tsx';
import { CompanyPage } from '../../company/company-page.tsx';
import { sheetsView } from '../../data/sheets-view.ts';

/** Companies; the page of a company stands in the place of the list. */
export function CompaniesPage() {
  useLanguage();
  const address = useViewAddress(sheetsView);
  const { view, toList } = address;
  return view.id ? <CompanyPage key={view.id} compId={view.id} toList={toList} /> : <CompanyList address={address} />;
}
