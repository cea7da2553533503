import { proxy } from 'valtio';

/** Whether the puzzle stands open. */
export const captchaQuestion = proxy<{ open: boolean }>({ open: false });

let waiting: ((ticket: string | null) => void)[] = [];

/**
 * Opens the slider captcha above everything (S2.107) and waits until it is solved. Callers at the same time share one
 * puzzle, but only the first gets its ticket: a ticket works once.
 *
 * @returns the ticket to send along as captchaTicket; null when the person closed the puzzle
 */
export function askCaptcha(): Promise<string | null> {
  captchaQuestion.open = true;
  return new Promise((resolve) => waiting.push(resolve));
}

/** Told by the puzzle: a ticket when it is solved, null when it was closed or could not be shown. */
export function settleCaptcha(ticket: string | null): void {
  const [first, ...others] = waiting;
  waiting = [];
  captchaQuestion.open = false;
  first?.(ticket);
  for (const other of others) other(null);
}
