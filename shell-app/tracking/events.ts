import type { MenuEntry, Product } from '@portal/contract';
import type { DownloadNames } from './download-names.ts';
import type { Resource } from './resource-of.ts';
import type { TrackedEvent } from './tracked-event.ts';

/** S2.148: where a click is said to be made. */
const clickUrl = '/dashboard';

/** S2.145 to S2.149: a click on a product, or on a page of its menu; its id, else key, and name, else title. */
export function clickEvent(item: MenuEntry | Product): TrackedEvent {
  const isProduct = 'productName' in item || item.type === 0;
  return {
    eventContext: { url: clickUrl },
    eventCode: 'click',
    eventName: isProduct ? 'click product' : 'click menu',
    resourceCode: item.id || item.key,
    resourceName: 'productName' in item ? item.productName : item.title,
  };
}

/** S4.007 */
export const logoutEvent = (): TrackedEvent => ({
  eventContext: { url: clickUrl },
  eventCode: 'click',
  eventName: 'logout',
});

/** S2.150 S2.152 */
export const visitEvent = (path: string, resource: Resource | null): TrackedEvent => ({
  eventContext: { url: path },
  eventCode: 'visit',
  eventName: 'visit page',
  ...resource,
});

/** S3.051 S3.055. @param path of the page it was made on, which has the resource */
export const downloadEvent = (names: DownloadNames, path: string, resource: Resource | null): TrackedEvent => ({
  eventContext: { url: path },
  eventCode: 'download',
  eventName: 'download',
  ...names,
  ...resource,
});
