import type { Handlers } from '../kernel/calls/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { drawPuzzle, someLayout } from './drawing/draw-puzzle.ts';
import { puzzleSize } from './drawing/puzzle-size.ts';
import { forgetOldPuzzles, waitForPuzzle } from './given/captcha-limits.ts';
import { puzzleFailed, puzzleOver, tooManyPuzzles } from './given/captcha-refusals.ts';
import { findPuzzle, keepPuzzle, keepVerdict, puzzleLife } from './given/puzzle-store.ts';
import { newTicket, ticketLife } from './given/tickets.ts';
import { judgeWay } from './judge-way.ts';

/** A24: how far from the gap the piece may be let go, in pixels of the picture. */
const reach = 6;

/** How often old puzzles are swept out, in milliseconds. */
const sweepEvery = 60 * 60 * 1000;

/** The calls of the slider captcha (A24). */
export function captchaHandlers({ db, clock }: StateParts): Handlers {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return {
    async captchaCreate(_payload, { address }) {
      const now = clock();
      if (now - sweptAt > sweepEvery) {
        sweptAt = now;
        await forgetOldPuzzles(db, now);
      }
      const { width, height, piece } = puzzleSize;
      const layout = someLayout();
      const { gap } = layout;
      const captchaId = await keepPuzzle(db, { address, answerX: gap.x }, now);
      if (!captchaId) throw tooManyPuzzles(Math.max(1, Math.ceil((await waitForPuzzle(db, address, now)) / 60_000)));
      return {
        captchaId,
        ...drawPuzzle(layout),
        width,
        height,
        pieceWidth: piece,
        pieceHeight: piece,
        pieceY: gap.y,
        expireTime: now + puzzleLife,
      };
    },

    async captchaVerify({ captchaId, x, way, by }, { address }) {
      const now = clock();
      const puzzle = await findPuzzle(db, captchaId, address, now);
      if (!puzzle) throw puzzleOver();
      const right = Math.abs(x - puzzle.answer_x) <= reach && judgeWay(way, by, x);
      const { ticket, hash } = newTicket();
      const expiresAt = now + ticketLife;
      const first = await keepVerdict(db, captchaId, right ? { hash, expiresAt } : null, now);
      if (!first) throw puzzleOver();
      if (!right) throw puzzleFailed();
      return { captchaTicket: ticket, expireTime: expiresAt };
    },
  };
}
