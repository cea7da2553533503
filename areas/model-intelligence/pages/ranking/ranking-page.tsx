import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Who updates most, with what is new, improved, fixed and recalled: by brand, model, field and kind. */
export const RankingPage = () => <RankingView scope={rankings} />;
