import { type Operator, signatureOf } from '@portal/contract';
import type { Message } from './gateways.ts';

/**
 * A message with the name of whoever runs the portal: in brackets before a short message, as readers know it from
 * there; at the end of a mail. One that is more than a text closes by itself in its HTML.
 * @param operator without name and firm leaves the message as it is
 */
export function signed(message: Message, operator: Operator): Message {
  const [inChinese, inEnglish] = [signatureOf(operator, 'zh_CN'), signatureOf(operator, 'en')];
  if (!inChinese) return message;
  const { channel, language, text, values } = message;
  const names = {
    portal: operator.name?.[language ?? 'zh_CN'] ?? '',
    firm: operator.firm?.[language ?? 'zh_CN'] ?? '',
  };
  const lines = [...new Set(language ? [language === 'en' ? inEnglish : inChinese] : [inChinese, inEnglish])];
  const whole = channel === 'sms' ? `【${names.portal || names.firm}】${text}` : `${text}\n\n-- \n${lines.join('\n')}`;
  return { ...message, text: whole, values: { ...values, ...names } };
}
