import { RankingView } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

/** Who is looked for most, with leads, mentions and tone: by brand, model and channel. */
export const RankingPage = () => <RankingView scope={rankings} />;
