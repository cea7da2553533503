import { RankingView } from '@portal/ui/analysis';
import { penetrationRankings } from '../../market/choices.ts';
import { PlacesBoard } from '../../parts/places-board.tsx';
import { PartOnly } from '../part-only.tsx';

/** Who is how far, and how far they have come in a year. */
export const RankingPage = () => (
  <PartOnly>
    <PlacesBoard indicator="penetration" />
    <RankingView scope={penetrationRankings} />
  </PartOnly>
);
