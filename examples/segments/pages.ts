// Written by npm run areas: the code of the pages that area.ts lists.
import { TrendPage } from './pages/trend/trend-page.tsx';

export default {
  trend: TrendPage,
};
