import { codeResendSeconds, messageEvent } from '@portal/contract';

const minute = 60 * 1000;

/** What codes are sent for: as the wire names it, and to show again whose an account is, which no payload asks for. */
export const codeEvent = { ...messageEvent, prove: 4 } as const;

/** What a code may and how often one is sent; times are milliseconds. */
export const codeRules = {
  /** How long a code works. */
  life: 5 * minute,
  /** S9.005: between two codes for one contact. */
  pause: codeResendSeconds * 1000,
  /** Wrong tries that lock a code. */
  wrongTries: 5,
  /** Codes in a day for one contact, and from one address. */
  perContact: 10,
  perAddress: 50,
  day: 24 * 60 * minute,
  /** Wrong codes at sign-in from one address, whatever the contact, within the window. */
  wrongPerAddress: 30,
  wrongWindow: 15 * minute,
} as const;

/** The life in words of a message. */
export const codeMinutes = codeRules.life / minute;
