import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { area } from './area.ts';
import { answerWith, open, priceCatalogue } from './testing/area.tsx';

labelTests({
  answer: () => answerWith({ marketCatalogue: () => namingAll(priceCatalogue) }),
  open,
  pages: pagesOf('/price', Object.keys(area.pages)),
});
