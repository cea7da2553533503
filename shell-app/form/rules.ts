import { formLimits } from '@portal/contract';
import { translate } from './phrases.ts';

/** What a form holds: texts, and ticks. */
export type FieldValue = string | boolean | null | undefined;

/** A text in the language of now; a function, because the language may change while it stands on screen. */
export type Message = () => string;

export interface Rule {
  /** @param value trimmed already @param all the other values of the form, trimmed too */
  fits: (value: FieldValue, all: Readonly<Record<string, FieldValue>>) => boolean;
  message: Message;
}

const isEmpty = (value: FieldValue): boolean => value === '' || value === null || value === undefined;

/** A57: a rule about the form of a value says nothing about an empty one; `required` does. */
const onText = (test: (text: string) => boolean, message: Message): Rule => ({
  fits: (value) => isEmpty(value) || test(String(value)),
  message,
});

const own =
  (key: Parameters<typeof translate>[0]): Message =>
  () =>
    translate(key);

/**
 * The rules of spec 5. Each takes a message of its own in place of the usual one (S5.006).
 *
 * @example const mobile = [rules.required(() => say('inputMobile')), rules.mobile()];
 */
export const rules = {
  /** S5.001: there must be something; blanks alone never reach a rule, because values are trimmed before. */
  required: (message = own('required')): Rule => ({ fits: (value) => !isEmpty(value), message }),
  /** S5.002: 11 digits that begin with 1. */
  mobile: (message = own('mobile')): Rule => onText((text) => formLimits.mobile.test(text), message),
  /** S5.003. */
  email: (message = own('email')): Rule => onText((text) => formLimits.email.test(text), message),
  /** S5.004: digits only. */
  number: (message = own('number')): Rule => onText((text) => /^\d+$/.test(text), message),
  /** S5.005: bounds in characters, both included. A form with a maximum gives its own message (A59). */
  length: (bounds: { min?: number; max?: number }, message = own('length')): Rule =>
    onText((text) => {
      const { length } = [...text];
      return length >= (bounds.min ?? 0) && length <= (bounds.max ?? Number.POSITIVE_INFINITY);
    }, message),
  /** S5.024 S5.025: a user name, mobile or email. */
  account: (message = own('account')): Rule => onText((text) => formLimits.account.test(text), message),
  /** S5.026 S5.027. */
  newPassword: (message = own('newPassword')): Rule => onText((text) => formLimits.newPassword.test(text), message),
  /** S5.028: the same as another field of the form. */
  same: (field: string, message = own('same')): Rule => ({
    fits: (value, all) => (value ?? '') === (all[field] ?? ''),
    message,
  }),
  /** S5.014 S5.029: four digits. */
  code: (message = own('code')): Rule => onText((text) => formLimits.code.test(text), message),
  /** S5.030: a tick that must be there. */
  ticked: (message = own('ticked')): Rule => ({ fits: (value) => value === true, message }),
};

/** S5.009: an address that a link may lead to: http(s), mailto or tel. */
export const isUrl = (text: string): boolean => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text);
