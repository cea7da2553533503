/** Deliveries that pipelines bring, by a watched folder and by calls. */
export { deliveryHandlers } from './handlers.ts';
export { uploadPath } from './upload-path.ts';
export { uploadRoute } from './upload-route.ts';
export { openUploads, type Uploads } from './uploads/open-uploads.ts';
export { peopleRoute } from './uploads/people-route.ts';
export { uploadHandlers } from './uploads/upload-handlers.ts';
export { type CarriedOut, watchDeliveries } from './watch-deliveries.ts';
