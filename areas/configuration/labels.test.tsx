import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { configurationCatalogue } from './testing/catalogue.ts';

labelTests({
  answer: () => answerWith({ marketCatalogue: () => namingAll(configurationCatalogue) }),
  open,
  pages: pagesOf('/configuration', Object.keys(area.pages), {
    comparison: { address: '/configuration/comparison', ready: 'equipment' },
  }),
});
