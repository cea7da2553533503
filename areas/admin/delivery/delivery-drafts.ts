import { type CallPayload, draftStorage } from '@portal/shell';
import type { Mapping } from './mapping-columns.ts';

/** How a file is to be read and what it does, as somebody has chosen it so far. */
export interface DeliveryChoices {
  mapping: Mapping;
  /** The saved mapping that it is; null for one that is not saved. */
  label: string | null;
  kind: CallPayload<'tryDelivery'>['kind'];
  /** The release that it is made onto; empty for the usual one. */
  onto: string;
  note: string;
}

/** What somebody has chosen for a file that lies here, as figures of a dataset. */
export interface DeliveryDraft extends DeliveryChoices {
  upload: string;
  dataset: string;
}

const storage = draftStorage<DeliveryDraft[]>('delivery-drafts');

/** Files that somebody is at; of those before nothing is left. */
const mostDrafts = 10;

const draftsBut = (upload: string): DeliveryDraft[] =>
  (storage.read() ?? []).filter((draft) => draft.upload !== upload);

/** What was chosen for a file and not ordered yet, also before the page was loaded anew; null for nothing. */
export const deliveryDraft = (upload: string): DeliveryDraft | null =>
  (storage.read() ?? []).find((draft) => draft.upload === upload) ?? null;

export const storeDraft = (draft: DeliveryDraft): void =>
  storage.write([draft, ...draftsBut(draft.upload)].slice(0, mostDrafts));

/** What was ordered is with the file, and what has been put away is nobody's business any more. */
export function forgetDraft(upload: string): void {
  const left = draftsBut(upload);
  storage.write(left.length > 0 ? left : null);
}
