/** Robots of groups and other systems that are told what watches have found. */
export { receiverHandlers } from './handlers.ts';
export { postDue, tellReceivers } from './post-due.ts';
export { listReceivers } from './receiver-store.ts';
