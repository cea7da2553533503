import '../../tests/support/mock-request.ts';
import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { beginReports, frameLoads, openReports } from './testing/open-reports.tsx';

labelTests({
  answer: () => beginReports(jest.mocked(request)),
  open: async (address) => {
    openReports(address);
    if (address.includes('id=')) await frameLoads('Report 3');
  },
  pages: [
    { address: '/baogao', ready: 'report-card' },
    { address: '/baogao?id=r3', ready: 'report-reader' },
  ],
});
