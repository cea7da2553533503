import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { render, screen } from '@testing-library/react';
import App from '../app.tsx';
import { testDetail, testFound, testHome } from './policies.ts';

/** The area as tests open it. A test file puts its own spy in the place of `request`. */

export const requests = jest.mocked(request);

export type Payload = { policyId: string; text?: string; page?: number };

/** Answers every call from the test policies; a test may say otherwise for one of them. */
export function answerWith(special: Record<string, (payload: Payload) => unknown> = {}): void {
  requests.mockImplementation(((name: string, payload: Payload) => {
    const own = special[name];
    if (own) return Promise.resolve().then(() => own(payload));
    if (name === 'policyHome') return Promise.resolve(testHome);
    return Promise.resolve(name === 'policyDetail' ? testDetail(payload.policyId) : testFound(payload));
  }) as typeof request);
}

export function open(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/policy" language="zh_CN" />);
}

export const callsOf = (name: string) => requests.mock.calls.filter(([called]) => called === name);

export const rows = () => screen.findAllByTestId('policy-row');
