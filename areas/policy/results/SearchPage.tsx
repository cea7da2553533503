import { HitList } from './HitList.tsx';
import { ListPage } from './ListPage.tsx';

/** The search through all texts, with what was found in its sentence. */
export function SearchPage() {
  return <ListPage page="search">{(items, address) => <HitList items={items} address={address} />}</ListPage>;
}
