import { usePage } from '@portal/ui/analysis';
import { everything } from '../../market/choices.ts';
import { readIndex } from '../../market/page-choice.ts';
import { MarketIndex } from './market-index.tsx';
import { MembersIndex } from './members-index.tsx';

/** What cars cost against a month that the reader chooses: all of them, or by the members of a dimension. */
export function IndexPage() {
  const { search } = usePage();
  const { by, price, basket } = readIndex(search);
  return by === everything ? <MarketIndex /> : <MembersIndex by={by} price={price} basket={basket} />;
}
