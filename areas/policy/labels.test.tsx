import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { answerWith, open } from './testing/area.tsx';
import { effects } from './testing/effects.ts';
import { catalogueOf } from './testing/market.ts';

labelTests({
  answer: () => answerWith({ ...effects, marketCatalogue: (payload) => namingAll(catalogueOf(payload)) }),
  open,
  pages: [
    { address: '/policy/home', ready: 'policy-latest' },
    { address: '/policy/policies', ready: 'policy-row' },
    { address: '/policy/policies?id=p1', ready: 'policy-detail' },
    { address: '/policy/search?q=tax', ready: 'policy-row' },
    { address: '/policy/cities', ready: 'city-table' },
    { address: '/policy/reports-public', ready: 'report-card' },
    '/policy/newenergycatalog',
    '/policy/newenergycar',
    '/policy/newenergycardetail?subModel=BEV',
    '/policy/newenergy',
    '/policy/impact',
  ],
});
