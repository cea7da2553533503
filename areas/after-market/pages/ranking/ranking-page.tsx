import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Whose cars are in use, how old they are, and how many of those ever registered are left. */
export const RankingPage = () => <RankingView scope={rankings} />;
