import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Of whom most cars are financed, and by which kind of lender: by brand, model, place and more. */
export const RankingPage = () => <RankingView scope={rankings} />;
