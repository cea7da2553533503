import { channel } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { useEffect, useRef, useState } from 'react';
import { type Entries, forgetEntries, keepEntries, readEntries } from './entries.ts';
import { translate } from './phrases.ts';
import { anyProduct, trialProducts } from './trial-products.ts';
import { usePhoneForm, useWhoForm } from './use-forms.ts';

export type Step = 'who' | 'phone' | 'done';

/**
 * The application on its way: first who applies, then the phone, then the answer (S4.069 S4.070). Entries are kept
 * from the first letter on, so that neither a step back nor closing loses them.
 */
export function useApplication() {
  const [initial] = useState(readEntries);
  const who = useWhoForm(initial);
  const phone = usePhoneForm(initial);
  const [products, setProducts] = useState(initial.products);
  const [step, setStep] = useState<Step>('who');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const underWay = useRef(false);
  const { name, company, email, agree } = who.values;
  const { mobile } = phone.values;
  const done = step === 'done';

  useEffect(() => {
    if (!done) keepEntries({ name, company, email, agree, mobile, products });
  }, [name, company, email, agree, mobile, products, done]);

  const firstField = useRef<(of: Step) => void>(() => undefined);
  firstField.current = (of) => {
    if (of === 'who') who.focus('name');
    if (of === 'phone') phone.focus('mobile');
  };
  // The dialog has opened by now; on its own it would begin at its cross.
  useEffect(() => firstField.current(step), [step]);

  const next = () => {
    if (who.check()) setStep('phone');
  };
  const back = () => {
    setRefusal('');
    setStep('who');
  };

  const apply = async () => {
    if (underWay.current || !phone.check()) return;
    underWay.current = true;
    setBusy(true);
    setRefusal('');
    try {
      await request(
        'tryApply',
        payloadOf({ ...who.trimmed(), mobile: phone.trimmed().mobile, products }, phone.trimmed().code),
      );
      forgetEntries();
      setStep('done');
    } catch (failure) {
      const text = failure instanceof CallError ? failure.msg2Client : '';
      setRefusal(text || translate('network'));
      // What the server has judged is typed anew; a call that broke on the way may be sent again as it is.
      if (text) phone.set('code', '');
      phone.focus('code');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { step, who, phone, products, setProducts, busy, refusal, next, back, apply };
}

/** S7.029 A39. A product that cannot be tried, such as the one a link named, is left out. */
function payloadOf({ name, company, email, mobile, products }: Entries, code: string) {
  const onTrial = trialProducts.peek(anyProduct);
  return {
    userNm: name,
    compNm: company,
    phonNo: mobile,
    emalAd: email,
    randomCode: code,
    channel: channel.pc,
    products: products.filter((key) => onTrial?.some((product) => product.key === key) ?? true),
  };
}
