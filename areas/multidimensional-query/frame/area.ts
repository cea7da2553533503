import { marketViews, viewSources } from '@portal/ui';
import type { AnalysisArea } from '@portal/ui/analysis';
import { GapPage } from '../pages/gap/gap-page.tsx';
import { PivotPage } from '../pages/pivot/pivot-page.tsx';
import { ScatterPage } from '../pages/scatter/scatter-page.tsx';
import { phrases } from '../phrases.ts';
import type { Way } from '../state/cross-state.ts';

/** What the kit of analysis must know of the cross-analysis; its dimensions are those of the datasets that an account holds. */
export const crossArea = (dimensions: Parameters<typeof marketViews>[0]['dimensions']): AnalysisArea<Way> => ({
  name: 'cross',
  dataset: 'sales',
  views: marketViews({ sources: viewSources, dimensions }),
  pages: { pivot: { component: PivotPage }, scatter: { component: ScatterPage }, gap: { component: GapPage } },
  choices: [],
  cuts: [{ page: '', by: dimensions, as: 'row' }],
  exportPath: (page) => `/v3/iw-cross-analysis/${page}/export`,
  words: phrases,
});
