/** Decks: views in an order of one's own, made into slides of the newest release. */
export { findDeck } from './deck-store.ts';
export { deckHandlers } from './handlers.ts';
export { sheetsOfDeck } from './order-of-deck.ts';
