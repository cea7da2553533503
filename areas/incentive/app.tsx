import type { AreaProps } from '@portal/shell';
import { AnalysisApp, type AnalysisArea } from '@portal/ui/analysis';
import { composed, crossed, moving, type PageName, rankings } from './market/choices.ts';
import { incentiveViews } from './market/views.ts';
import { CitiesPage } from './pages/cities/cities-page.tsx';
import { CompositionPage } from './pages/composition/composition-page.tsx';
import { MoversPage } from './pages/movers/movers-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { TerminalPage } from './pages/terminal/terminal-page.tsx';
import { VolumePage } from './pages/volume/volume-page.tsx';
import { phrases } from './phrases.ts';

/** Cars and money stand on every page, at least in its table. */
const written = { counts: true, money: true };

const incentive: AnalysisArea<PageName> = {
  name: 'incentive',
  dataset: 'incentive',
  views: incentiveViews,
  pages: {
    terminal: { component: TerminalPage, ...written },
    cities: { component: CitiesPage, periods: 1, ...written },
    composition: { component: CompositionPage, ...written },
    movers: { component: MoversPage, periods: 1, ...written },
    ranking: { component: RankingPage, periods: 1, ...written },
    volume: { component: VolumePage, periods: 1, ...written },
  },
  cuts: [
    { page: 'ranking', by: rankings.ranked },
    { page: 'composition', by: composed },
    { page: 'cities', by: crossed },
    { page: 'movers', by: moving },
  ],
  choices: ['by', 'indicator', 'rows', 'show', 'base', 'least', 'top', 'sort', 'against'],
  exportPath: (page) => `/v3/iw-incentive/${page}/export`,
  words: phrases,
};

/** The pages of the area of terminal incentives, below its prefix in the address. */
export default function App({ basePath }: AreaProps) {
  return <AnalysisApp area={incentive} basePath={basePath} />;
}
