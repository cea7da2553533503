import { ListPage } from '../../list/list-page.tsx';
import { HitList } from './hit-list.tsx';

/** The search through all texts, with what was found in its sentence. */
export function SearchPage() {
  return <ListPage page="search">{(items, address) => <HitList items={items} address={address} />}</ListPage>;
}
