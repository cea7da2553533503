import { RankingView } from '@portal/ui/analysis';
import { penetrationRankings } from '../../market/choices.ts';
import { PlacesCard } from '../../parts/places-card.tsx';
import { PartOnly } from '../part-only.tsx';

/** Who is how far, and how far they have come in a year. */
export const RankingPage = () => (
  <PartOnly>
    <PlacesCard indicator="penetration" />
    <RankingView scope={penetrationRankings} />
  </PartOnly>
);
