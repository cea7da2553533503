// Written by npm run areas: the code of the pages that area.ts lists.
import { ComparisonPage } from './pages/comparison/comparison-page.tsx';
import { FitmentPage } from './pages/fitment/fitment-page.tsx';
import { SpreadPage } from './pages/spread/spread-page.tsx';
import { WorthPage } from './pages/worth/worth-page.tsx';

export default {
  comparison: ComparisonPage,
  fitment: FitmentPage,
  spread: SpreadPage,
  worth: WorthPage,
};
