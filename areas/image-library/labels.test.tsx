import '../../tests/support/mock-request.ts';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { answerWith, open } from './testing/area.tsx';

labelTests({
  answer: () => answerWith(),
  open,
  pages: [
    { address: '/image-library/gallery', ready: 'image-card' },
    { address: '/image-library/gallery?image=two', ready: 'lightbox' },
    { address: '/image-library/compare', ready: 'measures' },
  ],
});
