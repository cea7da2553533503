import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Who gives most, by brand, city and what else tells cars apart. */
export const RankingPage = () => <RankingView scope={rankings} />;
