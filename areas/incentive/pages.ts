// Written by npm run areas: the code of the pages that area.ts lists.
import { CitiesPage } from './pages/cities/cities-page.tsx';
import { CompositionPage } from './pages/composition/composition-page.tsx';
import { MoversPage } from './pages/movers/movers-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { TerminalPage } from './pages/terminal/terminal-page.tsx';
import { VolumePage } from './pages/volume/volume-page.tsx';

export default {
  terminal: TerminalPage,
  cities: CitiesPage,
  composition: CompositionPage,
  movers: MoversPage,
  ranking: RankingPage,
  volume: VolumePage,
};
