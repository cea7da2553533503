import { messageEvent } from '@portal/contract';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import type { CodeParts } from './code-parts.ts';
import { bindContact } from './contacts/bind-contact.ts';
import { type CodeKind, type SendPayload, sendCode } from './send-code.ts';
import { signInByCode } from './sign-in-by-code.ts';

const { login, bind, monitor } = messageEvent;

/** The calls about codes, and what a code proves: sign-in and bound contacts. */
export function codeHandlers(parts: CodeParts): Handlers {
  const sends = (kind: CodeKind) => (payload: SendPayload, context: CallContext) =>
    sendCode(parts, kind, payload, context);
  return {
    sendVerificationCode: sends({ channel: 'sms', event: login }),
    sendVerificationCodeEmail: sends({ channel: 'email', event: login }),
    sendBindCode: sends({ channel: 'sms', event: bind }),
    // S9.012: the same call proves an address that watches are told to, which opens no sign-in.
    sendBindCodeEmail: (payload, context) =>
      sendCode(parts, { channel: 'email', event: payload.messageEvent === monitor ? monitor : bind }, payload, context),
    bindPhone: ({ phonNo, randomCode }, context) =>
      bindContact(parts, 'sms', { contact: phonNo, code: randomCode }, context),
    bindEmail: ({ emalAd, randomCode }, context) =>
      bindContact(parts, 'email', { contact: emalAd, code: randomCode }, context),
    dynamicLogin: (payload, context) => signInByCode(parts, payload, context),
  };
}
