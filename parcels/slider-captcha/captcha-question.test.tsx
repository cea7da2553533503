import { describe, expect, test } from '@jest/globals';
import { askCaptcha } from '@portal/shell/insider';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FakeAnswer } from '../../shell-app/testing/fake-server.ts';
import { CaptchaQuestion } from './captcha-question.tsx';
import { captchaPage, dragTo, onClose, onTicket, right, serve, settle, show } from './testing/slide.tsx';

captchaPage();

describe('the answer to who asked', () => {
  test('S2.107 a solved puzzle answers with its ticket', async () => {
    serve();
    const answer = askCaptcha();
    render(<CaptchaQuestion />);
    await settle();
    dragTo(60);
    await settle(1000);
    expect(await answer).toBe('ticket-1');
  });

  test('closed unsolved it answers null', async () => {
    serve();
    const answer = askCaptcha();
    render(<CaptchaQuestion />);
    await settle();
    fireEvent.click(screen.getByTestId('captcha-close'));
    expect(await answer).toBeNull();
  });

  test('closed while it is green it answers with its ticket all the same', async () => {
    serve();
    const answer = askCaptcha();
    render(<CaptchaQuestion />);
    await settle();
    dragTo(60);
    await settle(10);
    fireEvent.click(screen.getByTestId('captcha-close'));
    expect(await answer).toBe('ticket-1');
  });

  test('closed while it is judged nothing comes after', async () => {
    let give: (answer: FakeAnswer) => void = () => undefined;
    serve(() => new Promise<FakeAnswer>((resolve) => (give = resolve)));
    const { unmount } = await show();
    dragTo(60);
    await settle();
    fireEvent.click(screen.getByTestId('captcha-close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    give(right);
    await settle(2000);
    expect(onTicket).not.toHaveBeenCalled();
  });
});
