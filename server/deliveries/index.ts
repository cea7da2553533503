/** Deliveries that pipelines bring by a watched folder. */
export { watchDeliveries } from './watch-deliveries.ts';
