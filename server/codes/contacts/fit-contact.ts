import { formLimits } from '@portal/contract';
import { contactKey } from '../../accounts/index.ts';
import type { Message } from '../../gateways/index.ts';
import { unfitEmail, unfitMobile } from '../refusals.ts';

/**
 * A contact as it is kept: without blanks around it, an address of mail in lower case (S9.009 A57 A58).
 * @throws Refusal when it is no mobile number or no address of mail.
 */
export function fitContact(channel: Message['channel'], text: string): string {
  const contact = contactKey(text);
  if (channel === 'sms') {
    if (!formLimits.mobile.test(contact)) throw unfitMobile();
    return contact;
  }
  if (contact.length > formLimits.emailLength || !formLimits.email.test(contact)) throw unfitEmail();
  return contact;
}
