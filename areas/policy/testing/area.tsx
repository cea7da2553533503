import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { screen } from '@testing-library/react';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { catalogueOf, marketAnswer } from './market.ts';
import { testCities, testDetail, testFound, testHome, testReports, testVersions } from './policies.ts';

/** The area as tests open it. A test file puts its own spy in the place of `request`. */

export const requests = jest.mocked(request);

export type Payload = { policyId: string; text?: string; page?: number };

const answers: CallAnswers = {
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
  getAuthProducts: () => [],
  marketCatalogue: catalogueOf,
  marketMembers: () => ({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 }),
  marketQuery: marketAnswer,
};

/** Answers every call from the test policies; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/policy');

export const callsOf = (name: string) => requests.mock.calls.filter(([called]) => called === name);

export const rows = () => screen.findAllByTestId('policy-row');
