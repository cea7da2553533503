/** The ways out to people: SMS, email, and the outbox where neither is set. */
export type { Attachment, Gateways, Message } from './gateways.ts';
export { passingMessages, readMessages } from './message-log.ts';
export { openGateways } from './open-gateways.ts';
