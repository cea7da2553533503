import { usePage } from '@portal/ui/analysis';
import { OfferList } from './offer-list.tsx';
import { OfferSheet } from './offer-sheet.tsx';

/** What is on offer in the last month of the view; of one offer that is chosen, all that is known, and its history. */
export function OffersPage() {
  const { view } = usePage();
  const [offer, ...others] = view.filters.offer ?? [];
  return offer !== undefined && others.length === 0 ? <OfferSheet key={offer} offer={offer} /> : <OfferList />;
}
