import type { CodeFieldProps } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import { type SendCall, useSendCode } from './use-send-code.ts';

/** What a form with a contact and a code must be able to do; `useForm` gives all of it. */
interface CodeForm<Contact extends string, Code extends string> {
  checkField: (field: Contact) => boolean;
  fits: (field: Contact) => boolean;
  focus: (field: Contact | Code) => void;
  errorOf: (field: Code) => string | undefined;
  setError: (field: Code, message: (() => string) | null) => void;
}

interface CodeLinkOptions<Contact extends string, Code extends string> {
  /** Names of the two fields. */
  fields: { contact: Contact; code: Code };
  call: SendCall;
  /** The contact in its field now, trimmed. */
  to: string;
  testId: string;
  /** The form's words when the server has none. */
  failed: () => string;
}

/** The link that sends a code to the contact of a form, and what is said under the code field. */
export function useCodeLink<Contact extends string, Code extends string>(
  form: CodeForm<Contact, Code>,
  { fields: { contact, code }, call, to, testId, failed }: CodeLinkOptions<Contact, Code>,
) {
  const say = useTranslate();
  const sending = useSendCode(call, to);
  const send = async () => {
    // S5.018; the link is there only once the contact fits (S5.019), but a key press may outrun the picture.
    if (!form.checkField(contact)) return form.focus(contact);
    form.setError(code, null);
    const outcome = await sending.send();
    if (outcome === 'failed') form.setError(code, failed);
    if (outcome === 'sent') form.focus(code);
  };
  const field: Pick<CodeFieldProps, 'error' | 'action' | 'first'> = {
    // S7.080: the server's words against sending stand under the code field.
    error: form.errorOf(code) ?? (sending.error || undefined),
    action: form.fits(contact) ? sending.link(testId, () => void send()) : undefined,
    first: say('first'),
  };
  return { field, clearError: sending.clearError };
}
