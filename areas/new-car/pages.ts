// Written by npm run areas: the code of the pages that area.ts lists.
import { CalendarPage } from './pages/calendar/calendar-page.tsx';
import { ComingPage } from './pages/coming/coming-page.tsx';
import { PresalePage } from './pages/presale/presale-page.tsx';
import { RampPage } from './pages/ramp/ramp-page.tsx';

export default {
  calendar: CalendarPage,
  coming: ComingPage,
  presale: PresalePage,
  ramp: RampPage,
};
