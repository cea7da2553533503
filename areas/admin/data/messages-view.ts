import { choice, defineView, item, page, words } from '@portal/ui';
import type { MessageQuery } from './ask.ts';

export const messageOutcomes = ['all', 'sent', 'outbox', 'failed'] as const;

/** Which messages are looked at. */
export interface MessagesView {
  account: string;
  outcome: (typeof messageOutcomes)[number];
  /** Where the portion begins that is shown; empty for the newest. */
  id: string;
  page: number;
}

export const messagesView = defineView<MessagesView>({
  account: words('account'),
  outcome: choice('outcome', messageOutcomes),
  id: item('after'),
  page: page(),
});

export const queryOfMessages = ({ account, outcome, id }: MessagesView): MessageQuery => ({
  ...(account.trim() && { userNm: account.trim() }),
  ...(outcome !== 'all' && { outcome }),
  ...(isPlace(id) && { after: id }),
});

/** Whether an address names a place among lines, as answers give it. */
export const isPlace = (text: string): boolean => /^\d{1,16}\.[\w-]{1,64}$/.test(text);
