/** Deliveries that pipelines bring, by a watched folder and by calls, and figures and content that people bring. */
export { contentDeskHandlers } from './content/content-handlers.ts';
export { type ContentUploads, openContentUploads } from './content/open-content.ts';
export { deliveryHandlers } from './handlers.ts';
export { uploadPath } from './upload-path.ts';
export { uploadRoute } from './upload-route.ts';
export { openUploads, type Uploads } from './uploads/open-uploads.ts';
export { peopleRoute } from './uploads/people-route.ts';
export { uploadHandlers } from './uploads/upload-handlers.ts';
export { type CarriedOut, watchDeliveries } from './watch-deliveries.ts';
