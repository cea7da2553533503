import { Checkbox, TextField } from '@portal/ui';
import type { MouseEvent } from 'react';
import { useTranslate } from './phrases.ts';
import { ProductChoice } from './product-choice.tsx';
import classes from './trial-application.module.css';
import type { WhoForm } from './use-forms.ts';

interface WhoStepProps {
  form: WhoForm;
  products: string[];
  onProducts: (keys: string[]) => void;
}

/** S4.069 S3.047: who applies; email and product are optional (S3.048). */
export function WhoStep({ form, products, onProducts }: WhoStepProps) {
  const say = useTranslate();
  const wrong = form.errorOf('agree');
  return (
    <>
      <TextField
        {...form.text('name')}
        className={classes.field}
        size="large"
        label={say('name')}
        autoComplete="name"
      />
      <TextField
        {...form.text('company')}
        className={classes.field}
        size="large"
        label={say('company')}
        autoComplete="organization"
      />
      <TextField
        {...form.text('email')}
        className={classes.field}
        size="large"
        label={say('email')}
        maxLength={254}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ProductChoice chosen={products} onChange={onProducts} />
      <div className={classes.terms}>
        <Checkbox {...form.tick('agree')} aria-invalid={wrong ? true : undefined} aria-describedby="trial-terms-error">
          {say('agree')}
          <Terms of="service" />
          {say('and')}
          <Terms of="usage" />
        </Checkbox>
        <p id="trial-terms-error" className={classes.wrong} role="alert">
          {wrong}
        </p>
      </div>
    </>
  );
}

/** Opens in a new tab; reading is not agreeing, so the tick stays as it is. */
function Terms({ of }: { of: 'service' | 'usage' }) {
  const say = useTranslate();
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <a href={`/protocol?key=${of}`} target="_blank" rel="noopener" onClick={stay}>
      {say(of)}
    </a>
  );
}
