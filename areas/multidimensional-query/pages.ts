// Written by npm run areas: the code of the pages that area.ts lists.
import { GapPage } from './pages/gap/gap-page.tsx';
import { PivotPage } from './pages/pivot/pivot-page.tsx';
import { ScatterPage } from './pages/scatter/scatter-page.tsx';

export default {
  pivot: PivotPage,
  scatter: ScatterPage,
  gap: GapPage,
};
