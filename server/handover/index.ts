/** Sign-in from another system: a code that its program asks for and the browser brings to /autoLogin. */
export { handOverHandlers } from './handlers.ts';
export { passingHandOvers } from './passing-hand-overs.ts';
