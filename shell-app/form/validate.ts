import type { FieldValue, Message, Rule } from './rules.ts';

export type Values = Record<string, FieldValue>;
export type RulesOf<Form extends Values> = { readonly [Field in keyof Form]?: readonly Rule[] };

/** A57: forms trim before they check and send. Passwords are sent as they were typed. */
export const trimmed = (value: FieldValue): FieldValue => (typeof value === 'string' ? value.trim() : value);

export const trimAll = <Form extends Values>(values: Form, asTyped: readonly (keyof Form)[] = []): Form =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, asTyped.includes(field) ? value : trimmed(value)]),
  ) as Form;

/** S5.007: the message of the first rule that a value breaks; null when it breaks none. */
export function firstFault(value: FieldValue, rules: readonly Rule[], all: Readonly<Values> = {}): Message | null {
  return rules.find((rule) => !rule.fits(value, all))?.message ?? null;
}

/**
 * Checks a whole form.
 *
 * @param asTyped fields that are not trimmed: passwords
 * @returns the fields that do not fit, in the order of the rules, each with its first message
 */
export function validate<Form extends Values>(
  values: Form,
  rules: RulesOf<Form>,
  asTyped: readonly (keyof Form)[] = [],
): { field: keyof Form & string; message: Message }[] {
  const all = trimAll(values, asTyped);
  return Object.entries(rules).flatMap(([field, fieldRules = []]) => {
    const message = firstFault(all[field], fieldRules as readonly Rule[], all);
    return message ? [{ field, message }] : [];
  });
}
