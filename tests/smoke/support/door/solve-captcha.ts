import type { PortalUnderTest } from '../portal/start-portal.ts';
import type { Visitor } from '../visitor.ts';

/** The suite whose portal made the puzzle. */
interface PuzzleRequest {
  portal: PortalUnderTest;
}

export type Hand = 'mouse' | 'keyboard';

/** A person who fails three times in a row would look for help, too. */
const tries = 3;

/**
 * Solves the slider captcha that is open, or about to open, with a hand as people have, and waits until it has closed.
 * @throws Error when it is still not solved after three puzzles
 */
export async function solveCaptcha(suite: PuzzleRequest, visitor: Visitor, hand: Hand = 'mouse'): Promise<void> {
  for (let round = 0; round < tries; round++) {
    const gap = await lookForGap(suite, visitor);
    await (hand === 'mouse' ? dragPiece(visitor, gap) : keyPiece(visitor, gap));
    if ((await verdict(visitor)) !== 'failed') return visitor.seeNo('captcha');
  }
  throw new Error(`The captcha was not solved with ${tries} puzzles`);
}

/** Waits for a puzzle and asks the store where its piece belongs: no program is meant to see that. @returns pixels of the picture */
export async function lookForGap({ portal }: PuzzleRequest, visitor: Visitor): Promise<number> {
  await visitor.see('captcha', { state: 'ready' });
  const { answer_x } = await portal.server.stores.state.db
    .selectFrom('captcha')
    .select('answer_x')
    .where('judged_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return answer_x;
}

/** Drags the handle until the piece is at x as a hand does: quick, then slower, a little past it and back. */
export async function dragPiece(visitor: Visitor, x: number): Promise<void> {
  const { mouse } = visitor.page;
  const handle = await boxOf(visitor, 'captcha-handle');
  const whole = await boxOf(visitor, 'captcha-picture');
  const width = await visitor.page.$eval(
    '[data-testid="captcha-picture"]',
    (image) => (image as HTMLImageElement).naturalWidth,
  );
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  const distance = x * (whole.width / width);
  await mouse.move(from.x, from.y);
  await mouse.down();
  const steps = 26 + Math.floor(Math.random() * 8);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const past = Math.sin(share * Math.PI) * 5 * share;
    await mouse.move(from.x + distance * (1 - (1 - share) ** 3) + past, from.y + Math.sin(step / 4) * 3);
    await rest(10 + Math.random() * 22);
  }
  await rest(90);
  await mouse.up();
}

/** Moves the piece to x with page keys and arrow keys, and lets it go with Enter. */
export async function keyPiece(visitor: Visitor, x: number): Promise<void> {
  const { page } = visitor;
  await page.focus('[data-testid="captcha-handle"]');
  for (let at = 0; at < Math.round(x); ) {
    const step = Math.round(x) - at >= 10 ? 10 : 1;
    await page.keyboard.press(step === 10 ? 'PageUp' : 'ArrowRight');
    at += step;
    await rest(25 + Math.random() * 45);
  }
  await page.keyboard.press('Enter');
}

/** What becomes of the answer that was just given; gone once the puzzle has closed. */
export async function verdict(visitor: Visitor): Promise<'verified' | 'failed' | 'gone'> {
  const seen = await visitor.page.waitForFunction(() => {
    const captcha = document.querySelector<HTMLElement>('[data-testid="captcha"]');
    if (!captcha) return 'gone';
    const { state } = captcha.dataset;
    return state === 'verified' || state === 'failed' ? state : null;
  });
  return (await seen.jsonValue()) as 'verified' | 'failed' | 'gone';
}

async function boxOf(visitor: Visitor, testId: string) {
  const box = await visitor.box(testId);
  if (!box) throw new Error(`${testId} has no place on the page`);
  return box;
}

const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
