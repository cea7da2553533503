import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

labelTests({
  answer: () => answerWith({ marketCatalogue: (payload) => namingAll(catalogueOf(payload as never)) }),
  open,
  pages: pagesOf('/purchase-benefit', Object.keys(area.pages)),
});
