import { ListPage } from '../../list/list-page.tsx';
import { shownSort } from '../../list/shown-sort.ts';
import { PolicyTable } from './policy-table.tsx';

/** Every policy in a dense table. */
export function PoliciesPage() {
  return (
    <ListPage page="policies">
      {(items, address) => <PolicyTable items={items} address={address} sort={shownSort(address.view)} />}
    </ListPage>
  );
}
