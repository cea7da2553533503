import type { CodeFieldProps } from '@portal/ui';
import { type SendCall, useSendCode } from './use-send-code.ts';

/** What a form with a contact and a code must be able to do; `useForm` gives all of it. */
interface CodeForm {
  checkField: (field: 'mobile') => boolean;
  fits: (field: 'mobile') => boolean;
  focus: (field: 'mobile' | 'code') => void;
  errorOf: (field: 'code') => string | undefined;
  setError: (field: 'code', message: (() => string) | null) => void;
}

/**
 * The link that sends a code to the contact of a form, and what is said under the code field.
 *
 * @param to the contact in its field now, trimmed
 * @param failed the form's words when the server has none
 */
export function useCodeLink(
  form: CodeForm,
  call: SendCall,
  to: string,
  failed: () => string,
): Pick<CodeFieldProps, 'error' | 'action'> {
  const sending = useSendCode(call, to);
  const send = async () => {
    // S5.018; the link is there only once the contact fits (S5.019), but a key press may outrun the picture.
    if (!form.checkField('mobile')) return form.focus('mobile');
    form.setError('code', null);
    const outcome = await sending.send();
    if (outcome === 'failed') form.setError('code', failed);
    if (outcome === 'sent') form.focus('code');
  };
  return {
    // S7.080: the server's words against sending stand under the code field.
    error: form.errorOf('code') ?? (sending.error || undefined),
    action: form.fits('mobile') ? sending.link('send-code', () => void send()) : undefined,
  };
}
