import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Who has most outlets, what opened and closed, and in how many cities: by brand, kind and place. */
export const RankingPage = () => <RankingView scope={rankings} />;
