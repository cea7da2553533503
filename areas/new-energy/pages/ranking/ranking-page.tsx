import { RankingView } from '@portal/ui/analysis';
import { penetrationRankings } from '../../market/choices.ts';
import { PartOnly } from '../part-only.tsx';

/** Who is how far, and how far they have come in a year. */
export const RankingPage = () => (
  <PartOnly>
    <RankingView scope={penetrationRankings} />
  </PartOnly>
);
