import type { jest } from '@jest/globals';
import { accountTasks, healthChecks, setupSteps } from '@portal/contract';
import type { request } from '@portal/shell';
import { render } from '@testing-library/react';
import { session } from '../../../shell-app/session/session.ts';
import { aUser } from '../../../shell-app/testing/fresh-shell.ts';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import App from '../app.tsx';
import type { Account, Release, Sheet } from '../data/ask.ts';
import { backupAnswers } from './backup-answers.ts';
import { moduleAnswers } from './module-answers.ts';
import { portalAnswers } from './portal-answers.ts';
import { productAnswers } from './product-answers.ts';
import { recordAnswers } from './record-answers.ts';

/** What a test may set of the portal that is administered. */
export const administered: { special: CallAnswers } = { special: {} };

const row: Account = {
  userId: 'u1',
  userNm: 'lin.wei',
  realNm: '林薇',
  compNm: '远方汽车',
  compId: 'c1',
  division: 'enterprise',
  condition: 'active',
  actvFrYmd: '20240101',
  actvToYmd: '20281231',
  roles: ['analyst'],
  products: ['sales', 'price', 'news', 'policy'],
};

/** An account with one product, a session and a link. */
export const sheet: Sheet = Object.assign({
  ...row,
  phonNo: '13900000001',
  emalAd: '',
  wxNickNm: '',
  createdAt: Date.parse('2026-01-05T12:00:00+08:00'),
  passwordUntil: null,
  grants: [{ product: 'sales', name: '销量分析', frYmd: '20240101', toYmd: '20281231', current: true }],
  linked: [{ userId: 'u2', userNm: 'lin.south', realNm: '林薇' }],
  factors: ['totp'],
  sessions: [
    { sessionId: 's1', browser: 'Chrome', system: 'Windows', address: '10.0.0.1', begunAt: 1, usedAt: 2, own: false },
  ],
  may: Object.keys(accountTasks) as Sheet['may'],
});

const company = { compId: 'c1', name: '远方汽车', accounts: 2, active: 1, taken: 1, seats: 3 };

const releaseOf = (id: string, state: Release['state']): Release => ({
  id,
  state,
  createdAt: '2026-11-20T08:00:00.000Z',
  publishedAt: '2026-11-20T08:05:00.000Z',
  first: '2020-01',
  last: '2026-10',
  facts: 1000,
  demonstration: false,
  note: 'October',
  deliveries: 3,
  found: [{ rule: 'jump', severity: 'yellow', count: 2 }],
  anyway: null,
});

const rule = { text: '超过 4 倍', found: 0, rows: [], accepted: 0, acceptedBy: null };

const done = (text: string) => () => ({ text });

const answers: CallAnswers = {
  administrationOverview: () => ({
    accounts: { total: 7, active: 4, suspended: 1, expiring: 0 },
    companies: 5,
    sessions: { open: 1, accounts: 1 },
    waiting: { trials: 2, orders: 1 },
    keys: { open: 0 },
    signIns: [{ ymd: '20261129', done: 3, refused: 1 }],
  }),
  readSetup: () => ({
    steps: setupSteps.map((step) => ({ step, done: step === 'name' || step === 'address' })),
  }),
  readSystem: () => ({
    version: '0.1.0',
    node: 'v24.1.0',
    startedAt: 1,
    checks: healthChecks.map((check) => ({ check, fine: check !== 'state' })),
    notes: ['没有账号'],
    settings: [
      { name: 'PORTAL_SMTP_URL', from: 'file' as const, value: null },
      { name: 'PORTAL_LOG', from: 'default' as const, value: 'info' },
      { name: 'PORTAL_ORIGIN', from: 'default' as const, value: '' },
    ],
  }),
  ...portalAnswers,
  ...backupAnswers,
  listAccounts: () => ({ total: 1, items: [row] }),
  readAccount: () => sheet,
  listCompanies: () => ({ companies: [company] }),
  readCompany: () => ({
    ...company,
    products: [{ product: 'sales', name: '销量分析', toYmd: '20281231', current: true }],
    signOn: [],
  }),
  ...productAnswers,
  ...recordAnswers,
  readTrail: () => ({ lines: [], next: null }),
  readUsage: () => ({
    from: '2026-11-28',
    to: '2026-11-29',
    total: { visits: 1234, users: 3, sessions: 4, downloads: 5 },
    lines: [
      { key: '20261128', about: '2026-11-28', more: [], visits: 1000, users: 2, sessions: 3, downloads: 0 },
      { key: '20261129', about: '2026-11-29', more: [], visits: 234, users: 2, sessions: 2, downloads: 5 },
    ],
    all: 2,
  }),
  listTrials: () => ({
    trials: [
      {
        trialId: 't1',
        state: 'open',
        appliedAt: 1,
        decidedAt: null,
        realNm: '王芳',
        compNm: '新路汽车',
        phonNo: '13911112222',
        emalAd: '',
        products: ['price'],
        note: '',
        userNm: null,
        companies: [{ compId: 'c9', name: '新路汽车有限公司', people: [{ userNm: 'wang', realNm: '王一' }] }],
      },
    ],
  }),
  listReportOrders: () => ({ orders: [] }),
  listReleases: () => ({
    releases: [releaseOf('r2', 'current'), releaseOf('r1', 'previous')],
    next: { on: '2026-12-10', note: '' },
  }),
  checkRelease: () => ({
    against: 'r2',
    rules: [
      { ...rule, rule: 'calm', name: '总量', state: 'green' },
      {
        ...rule,
        rule: 'jump',
        name: '跳变',
        state: 'red',
        found: 3,
        rows: ['2026-10  海岚：上月 10，本月 90'],
        accepted: 1,
        acceptedBy: { by: 'olga', reason: 'a new plant' },
      },
    ],
  }),
  ...moduleAnswers,
  readDeliveryDesk: () => ({
    largest: 1024,
    endings: ['.csv'],
    datasets: [],
    mappings: [],
    releases: [],
    uploads: [],
  }),
  listDeliveries: () => ({ deliveries: [] }),
  readContentDesk: () => ({ largest: 1024, endings: ['.csv'], stands: [], uploads: [] }),
  listContentDeliveries: () => ({ deliveries: [] }),
  listAllKeys: () => ({ keys: [] }),
  grantProducts: done('granted'),
  revokeProducts: done('revoked'),
  approveTrial: done('approved'),
  setCompanySeats: done('seats'),
  buyProducts: done('bought'),
  endPurchase: done('removed'),
};

/** Begins a test: nothing is remembered. @param requests the mocked request of the shell */
export function beginAdministration(requests: jest.MockedFunction<typeof request>, roles = ['admin']): void {
  forgetAnswers();
  administered.special = {};
  session.userInfo = aUser({ roles });
  requests.mockReset();
  answerCalls((name) => administered.special[name] ?? answers[name]);
}

export function openAdministration(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/admin" language="zh_CN" />);
}
