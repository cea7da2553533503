import { Checkbox } from '@portal/ui';
import type { MouseEvent } from 'react';
import { useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';
import type { SignInForm } from './use-sign-in-form.ts';

/** A form with the tick, whatever else it holds. */
interface AgreedForm {
  errorOf(field: 'agree'): string | undefined;
  tick(field: 'agree'): Omit<ReturnType<SignInForm['tick']>, 'name'> & { name: string };
}

/** S5.030: the terms to agree to before any sign-in; each opens in a new tab. */
export function Agreement({ form, messageId }: { form: AgreedForm; messageId: string }) {
  const say = useTranslate();
  const wrong = form.errorOf('agree') !== undefined;
  const link = (key: 'service' | 'usage') => (
    <a
      href={`/protocol?key=${key}`}
      target="_blank"
      rel="noopener"
      // Reading the terms is not agreeing to them.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {say(key)}
    </a>
  );
  return (
    <Checkbox
      {...form.tick('agree')}
      className={classes.tick}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? messageId : undefined}
    >
      {say('agree')}
      {link('service')}
      {say('and')}
      {link('usage')}
    </Checkbox>
  );
}
