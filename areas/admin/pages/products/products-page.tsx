import { useLanguage } from '@portal/shell';
import { useViewAddress } from '@portal/ui';
import { sheetsView } from '../../data/sheets-view.ts';
import { OfferedList } from '../../product/offered-list.tsx';
import { ProductPage } from '../../product/product-page.tsx';

/** What the portal offers, and what it is called; the page of a product stands in the place of the list. */
export function ProductsPage() {
  useLanguage();
  const address = useViewAddress(sheetsView);
  const { view, toList } = address;
  return view.id ? <ProductPage key={view.id} product={view.id} toList={toList} /> : <OfferedList address={address} />;
}
