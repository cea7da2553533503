import { describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createQuestions } from './createQuestions.ts';
import { useAnswer } from './useAnswer.ts';

describe('questions', () => {
  test('the same question is sent once, another language asks anew', async () => {
    const send = jest.fn((n: number) => Promise.resolve(n * 2));
    let language = 'zh_CN';
    const questions = createQuestions(send, () => language);
    expect(questions.ask(1)).toBe(questions.ask(1));
    await questions.ask(1);
    expect(questions.peek(1)).toBe(2);
    language = 'en';
    expect(questions.peek(1)).toBeUndefined();
    await questions.ask(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a failed question is not remembered', async () => {
    const send = jest
      .fn<(text: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('up');
    const questions = createQuestions<string, string>(send);
    await expect(questions.ask('a')).rejects.toThrow('down');
    await expect(questions.ask('a')).resolves.toBe('up');
  });

  test('an answer that comes late is dropped', async () => {
    const answers: Record<string, (text: string) => void> = {};
    const questions = createQuestions((name: string) => new Promise<string>((done) => (answers[name] = done)));
    const { result, rerender } = renderHook(({ name }) => useAnswer(questions, name), { initialProps: { name: 'a' } });
    rerender({ name: 'b' });
    await act(async () => answers.b?.('answer b'));
    await act(async () => answers.a?.('answer a'));
    expect(result.current.answer).toBe('answer b');
    expect(result.current.waiting).toBe(false);
  });

  test('retry asks again after a failure', async () => {
    const send = jest
      .fn<(text: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('up');
    const questions = createQuestions<string, string>(send);
    const { result } = renderHook(() => useAnswer(questions, 'a'));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.answer).toBe('up'));
    expect(result.current.error).toBeUndefined();
  });
});
