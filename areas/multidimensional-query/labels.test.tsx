import '../../tests/support/mock-request.ts';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { answer, figures, open } from './testing/area.tsx';

labelTests({
  answer,
  open,
  pages: [
    '/multidimensional-query',
    { address: `/multidimensional-query?show=scatter&${figures}`, ready: 'correlation' },
    `/multidimensional-query?show=gap&${figures}`,
  ],
});
