import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { screen } from '@testing-library/react';
import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { catalogueOf, marketAnswer } from './market.ts';
import { testCities, testDetail, testFound, testHome, testReports, testVersions } from './policies.ts';

/** The area as tests open it. A test file puts its own spy in the place of `request`. */

export const requests = jest.mocked(request);

export type Payload = { policyId: string; text?: string; page?: number };

export const { answerWith, open } = testArea(area, pages, '/policy', {
  policyHome: () => testHome,
  policyDetail: ({ policyId }: Payload) => testDetail(policyId),
  policyFollows: () => ({ topics: [], places: [], mail: false }),
  followedPolicies: () => ({ items: [], total: 0 }),
  policySearch: testFound,
  policyVersions: () => ({ versions: testVersions }),
  policyCities: () => ({ cities: testCities }),
  policyReports: ({ kind }: { kind: string }) => testReports(kind),
  policyReport: ({ reportId }: { reportId: string }) => ({
    item: testReports(reportId).items[0],
    frameUrl: `/reports/${reportId}?language=en&key=k`,
  }),
  marketCatalogue: catalogueOf,
  marketQuery: marketAnswer,
});

export const callsOf = (name: string) => requests.mock.calls.filter(([called]) => called === name);

export const rows = () => screen.findAllByTestId('policy-row');
