import { HitList } from './hit-list.tsx';
import { ListPage } from './list-page.tsx';

/** The search through all texts, with what was found in its sentence. */
export function SearchPage() {
  return <ListPage page="search">{(items, address) => <HitList items={items} address={address} />}</ListPage>;
}
