import '../../tests/support/mock-request.ts';
import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { beginAdministration, openAdministration } from './testing/open-administration.tsx';

labelTests({
  answer: () => beginAdministration(jest.mocked(request)),
  open: openAdministration,
  pages: [
    { address: '/admin/overview', ready: 'admin-figures' },
    { address: '/admin/accounts', ready: 'account-table' },
    { address: '/admin/accounts?id=u1', ready: 'account-facts' },
    { address: '/admin/companies', ready: 'company-table' },
    { address: '/admin/backups', ready: 'backup-table' },
    { address: '/admin/applications', ready: 'trial-table' },
    { address: '/admin/deliveries', ready: 'delivery-choose' },
    { address: '/admin/releases', ready: 'release-table' },
  ],
});
