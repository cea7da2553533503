import { Button, IconCopy } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import classes from './factors.module.css';
import { useTranslate } from './phrases.ts';

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const say = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.form} data-testid="recovery-codes">
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {say('saveCodes')}
      </h3>
      <p className={classes.quiet}>{say('saveCodesLead')}</p>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button
          size="large"
          icon={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => void copy(codes.join('\n'))}
          data-testid="recovery-copy"
        >
          {say('copyCodes')}
        </Button>
        <Button variant="primary" size="large" onClick={onDone} data-testid="recovery-done">
          {say('done')}
        </Button>
      </div>
    </div>
  );
}
