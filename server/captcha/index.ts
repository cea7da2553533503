/** The slider puzzle: its calls, and the tickets that a solved one gives. */
export { captchaHandlers } from './handlers.ts';
export { passingPuzzles } from './passing-puzzles.ts';
export { spendTicket } from './tickets.ts';
