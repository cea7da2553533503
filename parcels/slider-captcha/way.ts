import type { CaptchaStep } from '@portal/contract';

/** How many steps of a drag are kept; the server takes 2000. */
const mostSteps = 1500;

const round = (value: number) => Math.round(value * 10) / 10;

/** The way of one piece, from its first move on. */
export class Way {
  #steps: CaptchaStep[] = [];
  #start = 0;

  get steps(): readonly CaptchaStep[] {
    return this.#steps;
  }

  /**
   * A place of the pointer. Two at the same instant count as the later one; a very long drag is kept more coarsely.
   * @param x of the piece, in pixels of the picture
   * @param y of the pointer, in pixels of the picture
   * @param at ms on the clock of the page's events
   */
  drag(x: number, y: number, at: number): void {
    const step = this.#step(x, y, at);
    const last = this.#steps.at(-1);
    if (last && step.t <= last.t) this.#steps[this.#steps.length - 1] = { ...step, t: last.t };
    else this.#steps.push(step);
    if (this.#steps.length > mostSteps) this.#steps = this.#steps.filter((_, index) => index % 2 === 0);
  }

  /** A step by a key; each is kept, because the size of a step says which key it was. */
  press(x: number, at: number): void {
    const step = this.#step(x, 0, at);
    this.#steps.push({ ...step, t: Math.max(step.t, this.#steps.at(-1)?.t ?? 0) });
  }

  #step(x: number, y: number, at: number): CaptchaStep {
    if (this.#steps.length === 0) this.#start = at;
    return { x: round(x), y: round(y), t: round(at - this.#start) };
  }
}
