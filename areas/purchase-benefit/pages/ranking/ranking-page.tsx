import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Who gives most benefits, and where most of them changed: by brand, model, kind and more. */
export const RankingPage = () => <RankingView scope={rankings} />;
