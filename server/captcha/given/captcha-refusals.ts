import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';

/** S8.019: the piece was let go elsewhere, or moved as no hand moves. Which of both is not told. */
export const puzzleFailed = () =>
  new Refusal(
    'captcha.puzzle-failed',
    status.refused,
    {
      zh_CN: '验证失败。请拖动滑块，使悬浮图像正确拼合。',
      en: 'Verification failed. Drag the slider so that the floating image merges correctly.',
    },
    'captcha failed',
  );

export const puzzleOver = () =>
  new Refusal(
    'captcha.puzzle-over',
    status.notFound,
    {
      zh_CN: '这个拼图已失效，请重新获取拼图后再试。',
      en: 'This puzzle has expired. Please load a new one and try again.',
    },
    'captcha over',
  );

/** @param minutes until the next puzzle, in whole minutes */
export const tooManyPuzzles = (minutes: number) =>
  new Refusal(
    'captcha.too-many-puzzles',
    status.tooMany,
    {
      zh_CN: `获取拼图过于频繁，请在 ${minutes} 分钟后重试。`,
      en: `Too many puzzles requested. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    },
    'too many captchas',
  );

export const ticketMissing = () =>
  new Refusal(
    'captcha.ticket-missing',
    status.captchaNeeded,
    { zh_CN: '请先完成滑块拼图验证。', en: 'Please solve the slider puzzle first.' },
    'captcha needed',
  );

export const ticketOver = () =>
  new Refusal(
    'captcha.ticket-over',
    status.captchaNeeded,
    {
      zh_CN: '拼图验证已失效，请重新完成验证。',
      en: 'The puzzle verification has expired. Please solve a new puzzle.',
    },
    'captcha ticket over',
  );
