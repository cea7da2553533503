import { ListPage } from './ListPage.tsx';
import { PolicyTable } from './PolicyTable.tsx';
import { shownSort } from './shownSort.ts';

/** Every policy in a dense table. */
export function PoliciesPage() {
  return (
    <ListPage page="policies">
      {(items, address) => <PolicyTable items={items} address={address} sort={shownSort(address.view)} />}
    </ListPage>
  );
}
