import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { incentiveCatalogue } from './testing/catalogue.ts';

labelTests({
  answer: () => answerWith({ marketCatalogue: () => namingAll(incentiveCatalogue) }),
  open,
  pages: pagesOf('/incentive', Object.keys(area.pages)),
});
