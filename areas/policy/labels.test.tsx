import '../../tests/support/mock-request.ts';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { answerWith, open } from './testing/area.tsx';

labelTests({
  answer: answerWith,
  open,
  pages: [
    { address: '/policy/home', ready: 'policy-latest' },
    { address: '/policy/policies', ready: 'policy-row' },
    { address: '/policy/policies?id=p1', ready: 'policy-detail' },
    { address: '/policy/search?q=tax', ready: 'policy-row' },
  ],
});
