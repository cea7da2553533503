/** Sign-in and binding by QR code, with or without an official account of a messaging service. */
export { messagingHandlers } from './handlers.ts';
export { messagingRoutes } from './messaging-routes.ts';
export { passingTickets } from './passing-tickets.ts';
