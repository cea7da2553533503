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
/** What waits for a session at most; an outage must not fill the memory. */
const mostWaiting = 100;

/**
 * Reports what was done, each thing once, and once more when that failed (A43). It never throws and never goes on for
 * ever: after three registrations in a row without success it is silent until the page is loaded again.
 */
export class Tracker {
  #waiting: Report[] = [];
  #failed: Report[] = [];
  #registrations = 0;
  #registering = false;
  #silent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: TrackerParts) {}

  /** Reports at once when there is a session; else a session is registered first (S4.077). */
  take(report: Report): void {
    if (this.#silent) return;
    const session = this.parts.readSession();
    if (session !== null) {
      void this.#report(session, report, true);
      return;
    }
    if (this.#waiting.length < mostWaiting) this.#waiting.push(report);
    if (this.#timer === undefined) void this.#register();
  }

  /** Nothing is sent from now on. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#silent = true;
    this.#waiting = [];
    this.#failed = [];
  }

  async #report(session: string, report: Report, first: boolean): Promise<void> {
    try {
      await this.parts.report(session, report);
      this.#registrations = 0;
    } catch (error) {
      this.parts.complain(`the event '${report.event.eventName}' was not reported`, error);
      if (first && this.#failed.length < mostWaiting) this.#failed.push(report);
      this.#registerLater();
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
      const [waiting, failed] = [this.#waiting, this.#failed];
      [this.#waiting, this.#failed] = [[], []];
      for (const report of waiting) void this.#report(session, report, true);
      for (const report of failed) void this.#report(session, report, false);
    } catch (error) {
      this.#registering = false;
      this.parts.complain('no tracking session was registered', error);
      this.#registerLater();
    }
  }
}
