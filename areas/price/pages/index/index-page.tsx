import { useChoices } from '@portal/ui/analysis';
import { everything, indexChoices } from '../../market/choices.ts';
import { MarketIndex } from './market-index.tsx';
import { MembersIndex } from './members-index.tsx';

/** What cars cost against a month that the reader chooses: all of them, or by the members of a dimension. */
export function IndexPage() {
  const { by, price, basket } = useChoices(indexChoices);
  return by === everything ? <MarketIndex /> : <MembersIndex by={by} price={price} basket={basket} />;
}
