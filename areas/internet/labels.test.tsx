import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

labelTests({
  answer: () => answerWith({ marketCatalogue: (payload) => namingAll(catalogueOf(payload as never)) }),
  open,
  pages: pagesOf('/internet', Object.keys(area.pages), {
    // Of the test market every member sells a few cars, and two months are too few for a correlation.
    balance: '/internet/balance?least=0',
    tone: '/internet/tone?least=0',
    'beside-sales': { address: '/internet/beside-sales', ready: 'too-few' },
  }),
});
