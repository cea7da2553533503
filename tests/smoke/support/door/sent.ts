import { type CallName, calls } from '@portal/contract';
import type { Visitor } from '../visitor.ts';

/** What the page has sent with a call so far, the oldest first. */
export const sent = (visitor: Visitor, call: CallName) =>
  visitor.trace.requests
    .filter((request) => new URL(request.url()).pathname === `/api${calls[call].path}`)
    .map((request) => JSON.parse(request.postData() ?? '{}') as { data: object; captchaTicket?: string });
