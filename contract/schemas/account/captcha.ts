import { type Static, Type } from '@sinclair/typebox';
import { Empty } from '../common.ts';

/** A24: a puzzle. All lengths are pixels of the picture, whatever size the page shows it in. */
export const CaptchaPuzzle = Type.Object({
  captchaId: Type.String(),
  background: Type.String({ description: 'the picture with its gap, as a data: address' }),
  piece: Type.String({ description: 'what fits the gap, as a data: address' }),
  width: Type.Number(),
  height: Type.Number(),
  pieceWidth: Type.Number(),
  pieceHeight: Type.Number(),
  /** How far from the top the piece lies; it moves from the left edge to the right. */
  pieceY: Type.Number(),
  expireTime: Type.Number({ description: 'milliseconds since 1970' }),
});

/** Where the piece was at an instant of the drag: x in pixels of the picture, y of the pointer, t in ms from its start. */
export const CaptchaStep = Type.Object({ x: Type.Number(), y: Type.Number(), t: Type.Number() });

export const captcha = {
  captchaCreate: { payload: Empty, data: CaptchaPuzzle },
  captchaVerify: {
    payload: Type.Object({
      captchaId: Type.String({ minLength: 1, maxLength: 100 }),
      x: Type.Number({ description: 'where the piece was let go' }),
      way: Type.Array(CaptchaStep, { maxItems: 2000 }),
      by: Type.Union([Type.Literal('pointer'), Type.Literal('keyboard')]),
    }),
    data: Type.Object({ captchaTicket: Type.String(), expireTime: Type.Number() }),
  },
} as const;

export type CaptchaPuzzle = Static<typeof CaptchaPuzzle>;
export type CaptchaStep = Static<typeof CaptchaStep>;
