import { type ChangeEvent, useRef, useState } from 'react';
import { useLanguage } from '../i18n/language.ts';
import type { Message } from './rules.ts';
import { firstFault, type RulesOf, trimAll, type Values, validate } from './validate.ts';

type Faults<Form> = Partial<Record<keyof Form, Message>>;

/**
 * The state of a form: values, and for each field the first rule it breaks.
 *
 * A field is checked when it is left (S5.016) and again while it is being mended; `check` looks at all of them and
 * puts the focus on the first that does not fit (S5.008, S5.017).
 *
 * @param initial value of each field; texts or ticks
 * @param rules of each field, in the order of the fields on screen
 * @param asTyped fields that are checked and sent with the blanks round them: passwords (A57)
 */
export function useForm<Form extends Values>(
  initial: Form,
  rules: RulesOf<Form>,
  asTyped: readonly (keyof Form)[] = [],
) {
  useLanguage();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Form>>({});
  const inputs = useRef(new Map<keyof Form, HTMLElement>());
  // What was typed last: a press may come before it is drawn, and a handler of before must not judge what stood there.
  const latest = useRef(initial);
  const take = (next: Form): void => {
    latest.current = next;
    setValues(next);
  };

  const faultOf = (field: keyof Form, of: Form): Message | undefined => {
    const all = trimAll(of, asTyped);
    return firstFault(all[field], rules[field] ?? [], all) ?? undefined;
  };
  const checkField = (field: keyof Form): boolean => {
    const fault = faultOf(field, latest.current);
    setFaults((now) => ({ ...now, [field]: fault }));
    return fault === undefined;
  };
  const set = (field: keyof Form, value: Form[keyof Form]): void => {
    // Called after an answer of the server, too: what was typed meanwhile stays.
    take({ ...latest.current, [field]: value });
    // What was wrong is looked at again while it is mended; what was not is left alone until the field is left.
    if (faults[field]) setFaults((now) => ({ ...now, [field]: faultOf(field, latest.current) }));
  };
  const focus = (field: keyof Form): void => inputs.current.get(field)?.focus();

  return {
    /** As typed. */
    values,
    /** What is sent: without blanks around the texts, but for those as typed. */
    trimmed: () => trimAll(latest.current, asTyped),
    set,
    focus,
    /** The message under a field, in the language of now. */
    errorOf: (field: keyof Form): string | undefined => faults[field]?.(),
    /** Puts a message of the server under a field; null takes it away. */
    setError: (field: keyof Form, message: Message | string | null): void => {
      const text = typeof message === 'string' ? () => message : (message ?? undefined);
      setFaults((now) => ({ ...now, [field]: text }));
    },
    /** Whether a field fits, without saying anything. */
    fits: (field: keyof Form): boolean => faultOf(field, values) === undefined,
    checkField,
    /** Checks every field, shows what does not fit and goes to the first of them. */
    check: (): boolean => {
      const found = validate(latest.current, rules, asTyped);
      setFaults(Object.fromEntries(found.map(({ field, message }) => [field, message])) as Faults<Form>);
      if (found[0]) focus(found[0].field);
      return found.length === 0;
    },
    reset: (to: Form = initial): void => {
      take(to);
      setFaults({});
    },
    /** What a text field needs. */
    text: (field: keyof Form & string) => ({
      name: field,
      value: String(values[field] ?? ''),
      error: faults[field]?.(),
      ref: keep(inputs.current, field),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.target.value as Form[keyof Form]),
      onBlur: () => void checkField(field),
    }),
    /** What a checkbox needs. */
    tick: (field: keyof Form & string) => ({
      name: field,
      checked: values[field] === true,
      ref: keep(inputs.current, field),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.target.checked as Form[keyof Form]),
    }),
  };
}

function keep<Field>(inputs: Map<Field, HTMLElement>, field: Field) {
  return (element: HTMLElement | null): void => {
    if (element) inputs.set(field, element);
    else inputs.delete(field);
  };
}
