// Written by npm run areas: the code of the pages that area.ts lists.
import { BesidePage } from './pages/beside/beside-page.tsx';
import { CalendarPage } from './pages/calendar/calendar-page.tsx';
import { OffersPage } from './pages/offers/offers-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { StackPage } from './pages/stack/stack-page.tsx';

export default {
  overview: OverviewPage,
  calendar: CalendarPage,
  offers: OffersPage,
  stack: StackPage,
  beside: BesidePage,
  ranking: RankingPage,
};
