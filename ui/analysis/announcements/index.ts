/** Cars that are announced in batches of a catalogue. */
export { AnnouncedCard } from './announced-card.tsx';
export { BatchesCard } from './batches-card.tsx';
export { allBatches, announcementChoices } from './choices.ts';
export { EntriesCard } from './entries-card.tsx';
export { OfList } from './of-list.tsx';
export { announcedCars, announcementTrend, batchesOf, listedIn, ofList } from './questions.ts';
