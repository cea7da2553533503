import { RankingView } from '@portal/ui/analysis';
import { discounts } from '../../market/choices.ts';

/** Who gives most off the list price, and who has moved. */
export const DiscountPage = () => <RankingView scope={discounts} />;
