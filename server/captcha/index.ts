/** The slider puzzle: its calls, and the tickets that a solved one gives. */

export { passingPuzzles } from './given/passing-puzzles.ts';
export { spendTicket } from './given/tickets.ts';
export { captchaHandlers } from './handlers.ts';
