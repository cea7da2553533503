import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Who sells most, and who came, left, rose or fell. */
export const RankingPage = () => <RankingView scope={rankings} />;
