import type { Report } from './tracked-event.ts';

export interface TrackerParts {
  /** S4.076: the session of the cookie; null when there is none. */
  readSession(): string | null;
  keepSession(sessionId: string): void;
  /** @throws when there is no session to be had */
  register(): Promise<string>;
  /** @throws when it was not reported */
  report(sessionId: string, report: Report): Promise<void>;
  /** S8.015: writes a failure where only developers look. */
  complain(words: string, error: unknown): void;
}

/** S4.078 S9.006: how long after the last failure a session is registered anew, in ms. */
export const retryDelay = 1000;
/** S4.079: so many registrations in a row without a report that succeeded are the last ones. */
export const mostRegistrations = 3;
/** What waits for a session or for its turn at most; an outage must not fill the memory. */
const mostWaiting = 100;
/** The wire takes one event a request (S7.065), so several travel side by side; the person's own calls come first. */
const mostUnderWay = 4;

interface Waiting {
  report: Report;
  /** One that has failed once is given up when it fails again. */
  first: boolean;
}

/**
 * Reports what was done, each thing once, and once more when that failed (A43). It never throws and never goes on for
 * ever: after three registrations in a row without success it is silent until the page is loaded again.
 */
export class Tracker {
  #waiting: Waiting[] = [];
  #failed: Report[] = [];
  #underWay = 0;
  #registrations = 0;
  #registering = false;
  #silent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: TrackerParts) {}

  /** Reports in its turn when there is a session; else a session is registered first (S4.077). */
  take(report: Report): void {
    if (this.#silent || this.#waiting.length >= mostWaiting) return;
    this.#waiting.push({ report, first: true });
    this.#send(mostUnderWay);
    if (this.#waiting.length > 0 && this.#underWay === 0 && this.#timer === undefined) void this.#register();
  }

  /** The page ends: what waits for its turn goes now. */
  flush(): void {
    this.#send(Number.POSITIVE_INFINITY);
  }

  /** Nothing is sent from now on. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#silent = true;
    this.#waiting = [];
    this.#failed = [];
  }

  #send(most: number): void {
    const session = this.parts.readSession();
    if (session === null || this.#registering) return;
    while (this.#underWay < most) {
      const next = this.#waiting.shift();
      if (!next) return;
      void this.#report(session, next);
    }
  }

  async #report(session: string, { report, first }: Waiting): Promise<void> {
    this.#underWay += 1;
    try {
      await this.parts.report(session, report);
      this.#registrations = 0;
    } catch (error) {
      this.parts.complain(`the event '${report.event.eventName}' was not reported`, error);
      if (first && this.#failed.length < mostWaiting) this.#failed.push(report);
      this.#registerLater();
    } finally {
      this.#underWay -= 1;
      this.#send(mostUnderWay);
    }
  }

  #registerLater(): void {
    if (this.#silent || this.#registering) return;
    clearTimeout(this.#timer);
    if (this.#registrations >= mostRegistrations) this.stop();
    else this.#timer = setTimeout(() => void this.#register(), retryDelay);
  }

  async #register(): Promise<void> {
    if (this.#registering) return;
    this.#timer = undefined;
    this.#registering = true;
    this.#registrations += 1;
    try {
      const session = await this.parts.register();
      this.#registering = false;
      if (this.#silent) return;
      this.parts.keepSession(session);
      this.#waiting.push(...this.#failed.map((report) => ({ report, first: false })));
      this.#failed = [];
      this.#send(mostUnderWay);
    } catch (error) {
      this.#registering = false;
      this.parts.complain('no tracking session was registered', error);
      this.#registerLater();
    }
  }
}
