import { askOutward, type OutwardRules, type Unanswered } from './ask-outward.ts';

/** How much of an answer is read, in bytes. */
const most = 64 * 1024;

/** Why nothing was sent, or what was said to it. */
export type Outcome = { status: number; body: string } | Unanswered;

/** Posts to an address that somebody else has named, as `askOutward` asks it; of a long answer the beginning is read. */
export async function postOutward(
  address: string,
  request: { headers: Record<string, string>; body: string },
  rules: OutwardRules,
): Promise<Outcome> {
  const answered = await askOutward(address, { method: 'POST', ...request, room: { left: most } }, rules);
  if ('failed' in answered) return answered;
  return { status: answered.status, body: answered.bytes.toString('utf8') };
}
