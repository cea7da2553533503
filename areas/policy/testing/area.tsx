import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { render, screen } from '@testing-library/react';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import App from '../app.tsx';
import { testDetail, testFound, testHome } from './policies.ts';

/** The area as tests open it. A test file puts its own spy in the place of `request`. */

export const requests = jest.mocked(request);

export type Payload = { policyId: string; text?: string; page?: number };

const answers: CallAnswers = {
  policyHome: () => testHome,
  policyDetail: ({ policyId }: Payload) => testDetail(policyId),
  policySearch: testFound,
};

/** Answers every call from the test policies; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

export function open(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/policy" language="zh_CN" />);
}

export const callsOf = (name: string) => requests.mock.calls.filter(([called]) => called === name);

export const rows = () => screen.findAllByTestId('policy-row');
