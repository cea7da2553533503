import { ListPage } from './list-page.tsx';
import { PolicyTable } from './policy-table.tsx';
import { shownSort } from './shown-sort.ts';

/** Every policy in a dense table. */
export function PoliciesPage() {
  return (
    <ListPage page="policies">
      {(items, address) => <PolicyTable items={items} address={address} sort={shownSort(address.view)} />}
    </ListPage>
  );
}
