/** Remarks: what people and the operator write beside figures. */
export { addBulletin, type NewBulletin, readBulletins, removeBulletin } from './bulletin-store.ts';
export { remarkHandlers } from './handlers.ts';
export { type ReadRemarks, remarksFor } from './read-remarks.ts';
