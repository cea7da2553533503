import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

labelTests({
  answer: () =>
    answerWith({
      marketCatalogue: (payload) => namingAll(catalogueOf(payload)),
      marketDatasets: () => ({ datasets: [{ key: 'price', name: '价格', covered: true }] }),
    }),
  open,
  // The test market sells a few of each car.
  pages: pagesOf('/new-energy', Object.keys(area.pages), { 'range-price': '/new-energy/range-price?least=0' }),
});
