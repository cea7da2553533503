// Written by npm run areas: the code of the pages that area.ts lists.
import { AttentionPage } from './pages/attention/attention-page.tsx';
import { BalancePage } from './pages/balance/balance-page.tsx';
import { BesideSalesPage } from './pages/beside-sales/beside-sales-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { RivalsPage } from './pages/rivals/rivals-page.tsx';
import { TonePage } from './pages/tone/tone-page.tsx';
import { TopicsPage } from './pages/topics/topics-page.tsx';

export default {
  overview: OverviewPage,
  attention: AttentionPage,
  ranking: RankingPage,
  tone: TonePage,
  topics: TopicsPage,
  'beside-sales': BesideSalesPage,
  balance: BalancePage,
  rivals: RivalsPage,
};
