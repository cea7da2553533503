/** Showing again whose a session is, before what would give its account to somebody else. */
export { proofHandlers } from './handlers.ts';
export { holdsProof, passingProofs } from './proof-store.ts';
export { proofNeeded } from './refusals.ts';
