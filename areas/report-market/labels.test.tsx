import '../../tests/support/mock-request.ts';
import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { beginMarket, openMarket } from './testing/open-market.tsx';

labelTests({
  answer: () => beginMarket(jest.mocked(request)),
  open: openMarket,
  pages: [
    { address: '/report-market/reports', ready: 'market-report-card' },
    { address: '/report-market/vip', ready: 'market-report-card' },
    { address: '/report-market/reports?id=m0', ready: 'market-offer' },
    { address: '/report-market/reports?id=m2', ready: 'market-offer' },
    { address: '/report-market/orders', ready: 'market-order-row' },
  ],
});
