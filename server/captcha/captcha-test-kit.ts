import { randomUUID } from 'node:crypto';
import type { CaptchaStep } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { newTicket, ticketLife } from './tickets.ts';

/** How a hand drags to x: quick at first, slower towards the end, never quite even. */
export function handWay(x: number, { steps = 40, time = 900 } = {}): CaptchaStep[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const wobble = step === 0 || step === steps ? 0 : Math.sin(step * 12.9) * 1.5;
    return {
      x: Math.max(0, Math.round((x * (1 - (1 - share) ** 3) + wobble) * 10) / 10),
      y: 80 + Math.round(Math.sin(step / 5) * 3),
      t: Math.round(time * share + (step === 0 ? 0 : Math.abs(Math.sin(step * 78.2)) * (time / steps / 2))),
    };
  });
}

/** A ticket as a solved puzzle gives it at an instant. */
export async function giveTicket(db: StateDatabase, now: number): Promise<string> {
  const { ticket, hash } = newTicket();
  const captcha = { captcha_id: randomUUID(), address: 'test', answer_x: 100, created_at: now, expires_at: now };
  const solved = { judged_at: now, ticket_hash: hash, ticket_expires_at: now + ticketLife };
  await db
    .insertInto('captcha')
    .values({ ...captcha, ...solved })
    .execute();
  return ticket;
}
