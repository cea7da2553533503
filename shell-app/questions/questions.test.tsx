import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setLanguage } from '../i18n/language.ts';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { queryClient } from './query-client.ts';
import { questionsBy } from './questions.ts';
import { useAnswer, useKnown } from './use-answer.ts';

const answered = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data);

beforeEach(() => {
  freshShell();
  keepLogin(aLogin());
});

describe('questions', () => {
  test('the same question is sent once, another language asks anew', async () => {
    const send = jest.fn((n: number) => Promise.resolve(n * 2));
    const questions = questionsBy('doubles', send);
    expect(await Promise.all([questions.ask(1), questions.ask(1)])).toEqual([2, 2]);
    expect(await questions.ask(1)).toBe(2);
    expect(questions.peek(1)).toBe(2);
    setLanguage('en');
    expect(questions.peek(1)).toBeUndefined();
    await questions.ask(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('an answer stays in sight while the same is asked in another language, so that nothing that was typed goes', async () => {
    let answer: (text: string) => void = () => {};
    const questions = questionsBy('names', () => new Promise<string>((resolve) => void (answer = resolve)));
    const { result } = renderHook(() => useAnswer(questions, 1));
    await act(async () => answer('销量'));
    await waitFor(() => expect(result.current.answer).toBe('销量'));
    await act(async () => setLanguage('en'));
    expect(result.current).toMatchObject({ answer: '销量', waiting: true, error: undefined });
    await act(async () => answer('Sales'));
    await waitFor(() => expect(result.current).toMatchObject({ answer: 'Sales', waiting: false }));
    // Another account is shown nothing of it.
    await act(async () => keepLogin(aLogin({ userId: 'u2' })));
    expect(result.current.answer).toBeUndefined();
  });

  test('the answer stays beside the failure of the same question in another language, and of no other', async () => {
    let isDown = false;
    const questions = questionsBy('places', async (n: number) => {
      if (isDown) throw new Error('down');
      return `${n}`;
    });
    const { result, rerender } = renderHook(({ n }) => useAnswer(questions, n), { initialProps: { n: 1 } });
    await waitFor(() => expect(result.current.answer).toBe('1'));
    isDown = true;
    await act(async () => setLanguage('en'));
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(result.current.answer).toBe('1');
    rerender({ n: 2 });
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(result.current.answer).toBeUndefined();
    isDown = false;
    rerender({ n: 1 });
    await waitFor(() => expect(result.current).toMatchObject({ answer: '1', error: undefined }));
  });

  test('two kinds of questions do not share answers, two of one topic do', async () => {
    const one = questionsBy('one', async () => 'one');
    const two = questionsBy('two', async () => 'two');
    expect([await one.ask(1), await two.ask(1)]).toEqual(['one', 'two']);
    expect(questionsBy('one', async () => 'never asked').peek(1)).toBe('one');
  });

  test('a failed question is not remembered', async () => {
    const send = jest
      .fn<(text: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('up');
    const questions = questionsBy('failing', send);
    await expect(questions.ask('a')).rejects.toThrow('down');
    await expect(questions.ask('a')).resolves.toBe('up');
  });

  test('an answer of a newer release makes all others those of a former one, an older one does not', async () => {
    const of = (day: number) => async () => ({ release: { publishedAt: `2030-01-0${day}T00:00:00Z` }, day });
    const [first, older, newer] = [
      questionsBy('first', of(2)),
      questionsBy('older', of(1)),
      questionsBy('newer', of(3)),
    ];
    await first.ask(1);
    await older.ask(1);
    expect(first.peek(1)?.day).toBe(2);
    await newer.ask(1);
    expect(first.peek(1)).toBeUndefined();
    expect(newer.peek(1)?.day).toBe(3);
  });
});

describe('whose an answer is', () => {
  test('nothing that was answered to an account is there after its session', async () => {
    const questions = questionsBy('mine', async () => 'what u1 follows');
    await questions.ask(null);
    clearSession();
    expect(answered()).toEqual([]);
    keepLogin(aLogin({ userId: 'u2' }));
    expect(questions.peek(null)).toBeUndefined();
  });

  test('an answer that arrives after its session is nobody’s', async () => {
    let tell: (text: string) => void = () => undefined;
    const questions = questionsBy('mine', () => new Promise<string>((done) => (tell = done)));
    const request = questions.ask(null);
    clearSession();
    keepLogin(aLogin({ userId: 'u2' }));
    tell('what u1 follows');
    await expect(request).rejects.toThrow('CancelledError');
    expect(answered()).toEqual([]);
  });

  test('the page of one account asks anew when it becomes that of another, and shows nothing meanwhile', async () => {
    const send = jest.fn(() => Promise.resolve('u1'));
    const questions = questionsBy('mine', send);
    const { result } = renderHook(() => useAnswer(questions, 'who'));
    await waitFor(() => expect(result.current.answer).toBe('u1'));
    send.mockReturnValue(new Promise(() => undefined));
    await act(async () => clearSession());
    expect(result.current.answer).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => keepLogin(aLogin({ userId: 'u2' })));
    expect(result.current).toMatchObject({ answer: undefined, waiting: true });
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('an answer in a page', () => {
  test('the one before stays in sight while another is on its way, and a late one is dropped', async () => {
    const answers: Record<string, (text: string) => void> = {};
    const questions = questionsBy('late', (name: string) => new Promise<string>((done) => (answers[name] = done)));
    const { result, rerender } = renderHook(({ name }) => useAnswer(questions, name), { initialProps: { name: 'a' } });
    await act(async () => answers.a?.('answer a'));
    rerender({ name: 'b' });
    expect(result.current).toMatchObject({ answer: 'answer a', waiting: true });
    rerender({ name: 'c' });
    await act(async () => answers.c?.('answer c'));
    await act(async () => answers.b?.('answer b'));
    expect(result.current).toMatchObject({ answer: 'answer c', waiting: false });
  });

  test('nothing is asked while there is nothing to ask', () => {
    const send = jest.fn(() => Promise.resolve(1));
    const { result } = renderHook(() => useAnswer(questionsBy('nothing', send), null));
    expect(result.current).toMatchObject({ answer: undefined, waiting: true, error: undefined });
    expect(send).not.toHaveBeenCalled();
  });

  test('retry asks again after a failure', async () => {
    const send = jest
      .fn<(text: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('up');
    const questions = questionsBy('retried', send);
    const { result } = renderHook(() => useAnswer(questions, 'a'));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.answer).toBe('up'));
    expect(result.current.error).toBeUndefined();
  });

  test('forgetting an answer that is shown asks for it anew', async () => {
    let count = 0;
    const questions = questionsBy('counted', async () => ++count);
    const { result } = renderHook(() => useAnswer(questions, 'a'));
    await waitFor(() => expect(result.current.answer).toBe(1));
    act(() => questions.forget('a'));
    await waitFor(() => expect(result.current.answer).toBe(2));
  });

  test('what somebody else has asked is known without asking', async () => {
    const send = jest.fn(() => Promise.resolve('known'));
    const questions = questionsBy('heard', send);
    const { result } = renderHook(() => useKnown(questions, 'a'));
    expect(result.current).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
    await act(async () => questions.ask('a'));
    expect(result.current).toBe('known');
  });
});
