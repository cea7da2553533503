import { expect, test } from '@jest/globals';
import { askCaptcha, captchaQuestion, settleCaptcha } from './captcha-question.ts';

test('S2.107 of those who ask at the same time the first gets the ticket, which works once, and the others none', async () => {
  const answers = Promise.all([askCaptcha(), askCaptcha(), askCaptcha()]);
  expect(captchaQuestion.open).toBe(true);
  settleCaptcha('ticket-1');
  expect(await answers).toEqual(['ticket-1', null, null]);
  expect(captchaQuestion.open).toBe(false);
});

test('whoever asks after that has a puzzle of their own', async () => {
  const first = askCaptcha();
  settleCaptcha('ticket-1');
  const second = askCaptcha();
  expect(captchaQuestion.open).toBe(true);
  settleCaptcha('ticket-2');
  expect(await Promise.all([first, second])).toEqual(['ticket-1', 'ticket-2']);
});

test('closed, it gives a ticket to nobody', async () => {
  const answers = Promise.all([askCaptcha(), askCaptcha()]);
  settleCaptcha(null);
  expect(await answers).toEqual([null, null]);
});
