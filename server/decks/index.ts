/** Decks: views in an order of one's own, made into slides of the newest release. */
export { deckHandlers } from './handlers.ts';
