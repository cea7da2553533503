/** Deliveries that pipelines bring, by a watched folder and by calls. */
export { deliveryHandlers } from './handlers.ts';
export { uploadRoute } from './upload-route.ts';
export { type CarriedOut, watchDeliveries } from './watch-deliveries.ts';
