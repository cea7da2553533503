import { expect, type jest } from '@jest/globals';
import type { CallPayload, request } from '@portal/shell';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import App from '../app.tsx';
import { reportItems, search } from './library.ts';

/** What a test may set of the library that answers its calls. */
export const library: {
  /** Answers in the place of the usual ones, by the name of the call. */
  special: CallAnswers;
} = { special: {} };

let keys = 0;

const answers: CallAnswers = {
  reportSearch: (query: CallPayload<'reportSearch'>) => search(query),
  reportDetail: ({ reportId }: { reportId: string }) => {
    keys += 1;
    const item = reportItems.find((candidate) => candidate.reportId === reportId);
    return { item, frameUrl: `/reports/${reportId}?language=en&key=k${keys}` };
  },
};

/** Begins a test: nothing is remembered, and the portal is light. @param requests the mocked request of the shell */
export function beginReports(requests: jest.MockedFunction<typeof request>): void {
  forgetAnswers();
  keys = 0;
  library.special = {};
  delete document.documentElement.dataset.theme;
  requests.mockReset();
  answerCalls((name) => library.special[name] ?? answers[name]);
}

/** The calls of a name so far. */
export const callsOf = (requests: jest.MockedFunction<typeof request>, name: string) =>
  requests.mock.calls.filter(([call]) => call === name);

export function openReports(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/baogao" language="zh_CN" />);
}

/** Waits until the list says how many it found. */
export const found = (total: number) =>
  waitFor(() => expect(screen.getByTestId('reports-found').textContent).toBe(`${total} 份报告`));

export const frame = async () =>
  (await screen.findByTestId('report-frame')).querySelector('iframe') as HTMLIFrameElement;

/** What the frame holds once it has loaded: a document with a title, or nothing that may be looked at. */
export async function frameLoads(title: string | null) {
  const element = await frame();
  const text = title === null ? null : document.implementation.createHTMLDocument(title);
  Object.defineProperty(element, 'contentDocument', { value: text, configurable: true });
  fireEvent.load(element);
  return { element, text };
}
