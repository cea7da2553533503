import type { Handlers } from '../kernel/calls/call.ts';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../settings/settings.ts';
import { findCalled, takeOrder } from './desk.ts';
import { deliveryRefusals as refusals } from './refusals.ts';
import { tellDelivery } from './tell-delivery.ts';
import { uploadPath } from './upload-path.ts';

export interface DeliveryParts {
  settings: Pick<Settings, 'deliveries' | 'deliveryBytes'>;
  log: () => Log | null;
}

/** @returns the watched folder @throws Refusal when there is none */
export function needFolder({ deliveries }: DeliveryParts['settings']): string {
  if (deliveries === null) throw refusals.off();
  return deliveries;
}

/** What answers the calls by which programs bring deliveries. */
export const deliveryHandlers = ({ settings, log }: DeliveryParts) =>
  ({
    async marketDeliver(payload, { accountId, keyId, trace }) {
      const folder = needFolder(settings);
      const { id } = await takeOrder(folder, payload, { accountId: accountId ?? '', keyId: keyId ?? '' });
      const { dataset, kind } = payload.order;
      trace.detail = { delivery: id, dataset, kind };
      log()?.info({ delivery: id, key: keyId, account: accountId, dataset, kind }, 'a delivery was ordered');
      return { id, upload: `/api${uploadPath.programs}/${id}`, largest: settings.deliveryBytes };
    },
    async marketDelivery({ id, refusedFrom }, { accountId, language }) {
      const folder = needFolder(settings);
      const called = await findCalled(folder, id, accountId ?? '');
      if (!called) throw refusals.unknown(id);
      return tellDelivery(folder, called, language, refusedFrom);
    },
  }) satisfies Handlers;
