import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

labelTests({
  answer: () => answerWith({ marketCatalogue: (payload) => namingAll(catalogueOf(payload as never)) }),
  open,
  pages: [
    ...pagesOf('/channel', Object.keys(area.pages), {
      // Of the test market every brand is in every city, and sells a few cars.
      'white-spots': { address: '/channel/white-spots', ready: 'key-figure' },
      productivity: '/channel/productivity?least=0',
    }),
    { address: '/channel/outlets?outlet=BEV', ready: 'outlet-sheet' },
  ],
});
