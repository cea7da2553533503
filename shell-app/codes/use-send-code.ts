import { channel, messageEvent } from '@portal/contract';
import { type CodeFieldProps, toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../api/call-errors.ts';
import { request } from '../api/request.ts';
import { askCaptcha } from '../captcha/captcha-question.ts';
import { textThen } from '../i18n/text-then.ts';
import { secondsLeft, startCountdown } from './countdown.ts';
import { translate, useTranslate } from './phrases.ts';

type ToContact = 'sendVerificationCode' | 'sendVerificationCodeEmail' | 'sendBindCode' | 'sendBindCodeEmail';

/**
 * sendProofCode is told which bound contact, and no address. An address that watches are told to has a code of its own, by
 * the call of bound addresses.
 */
export type SendCall = ToContact | 'sendProofCode' | 'sendMonitorCode';

/** refused: the words of the server stand in `error`; failed: there are none, the form says its own. */
export type SendOutcome = 'sent' | 'given-up' | 'refused' | 'failed';

/** A71. */
const eventOf = (call: ToContact) => (call.startsWith('sendBind') ? messageEvent.bind : messageEvent.login);

/**
 * Sends a code to a contact: the puzzle first (S2.108), then the call, then the wait of 120 s (S4.061 to S4.063).
 *
 * @param to the contact in its field now, trimmed, or, of sendProofCode, `mobile` or `email`; the wait belongs to it
 */
export function useSendCode(call: SendCall, to: string) {
  const say = useTranslate();
  const key = `${call} ${to}`;
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ text: () => string } | null>(null);
  const [left, setLeft] = useState(() => secondsLeft(key));
  const underWay = useRef(false);

  useEffect(() => {
    // What was said against one contact says nothing of another.
    setRefusal(null);
    setLeft(secondsLeft(key));
    const timer = window.setInterval(() => setLeft(secondsLeft(key)), 250);
    return () => window.clearInterval(timer);
  }, [key]);

  const send = async (): Promise<SendOutcome> => {
    if (underWay.current || secondsLeft(key) > 0) return 'given-up';
    underWay.current = true;
    setSending(true);
    setRefusal(null);
    try {
      const captchaTicket = await askCaptcha();
      if (captchaTicket === null) return 'given-up';
      if (call === 'sendProofCode') {
        await request(call, { way: to === 'mobile' ? 'mobile' : 'email' }, { captchaTicket });
      } else if (call === 'sendMonitorCode') {
        const payload = { to, messageChannel: channel.pc, messageEvent: messageEvent.monitor };
        await request('sendBindCodeEmail', payload, { captchaTicket });
      } else {
        const payload = { to, messageChannel: channel.pc, messageEvent: eventOf(call) };
        await request(call, payload, { captchaTicket });
      }
      startCountdown(key);
      setLeft(secondsLeft(key));
      toast(translate('sent'), 'success');
      return 'sent';
    } catch (failure) {
      const text = failure instanceof CallError ? failure.msg2Client : '';
      if (text) setRefusal({ text: textThen(text, () => translate('notSent')) });
      return text ? 'refused' : 'failed';
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return {
    /** The link beside the code (S4.060 to S4.062): 'get code', or the seconds that are left. */
    link: (testId: string, onClick: () => void): CodeFieldProps['action'] => ({
      text: left > 0 ? say('secondsLeft', { seconds: left }) : say('getCode'),
      disabled: left > 0 || sending,
      busy: sending,
      testId,
      onClick,
    }),
    /** S4.060 S4.062: 0 while a code may be asked for. */
    secondsLeft: left,
    sending,
    /** What the server said against it (S7.080); empty otherwise. */
    error: refusal?.text() ?? '',
    clearError: () => setRefusal(null),
    send,
  };
}
