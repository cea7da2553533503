/** Applications for a trial. */
export { trialHandlers } from './handlers.ts';
export {
  decideTrial,
  findTrials,
  listTrials,
  nameTrialAccount,
  type Trial,
  trialStates,
} from './trial-store.ts';
