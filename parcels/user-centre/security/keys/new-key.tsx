import { Button, IconCopy, toast } from '@portal/ui';
import { useEffect, useRef } from 'react';
import entries from '../entries.module.css';
import { dayText } from './key-entry.tsx';
import classes from './keys.module.css';
import { translate, useTranslate } from './phrases.ts';
import type { MadeKey } from './use-own-keys.ts';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(translate('copied'), 'success');
  } catch {
    toast(translate('copyFailed'), 'error');
  }
}

/** A key that was just made, this once. */
export function NewKey({ made: { secret, to }, onDone }: { made: MadeKey; onDone: () => void }) {
  const say = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.made} data-testid="key-made">
      <h3 ref={heading} tabIndex={-1}>
        {say('made')}
      </h3>
      <p className={entries.quiet}>{say('madeLead', { day: dayText(to) })}</p>
      <output className={classes.secret} aria-label={say('secret')} data-testid="key-secret">
        {secret}
      </output>
      <div className={classes.buttons}>
        <Button icon={<IconCopy size={16} />} onClick={() => void copy(secret)} data-testid="key-copy">
          {say('copy')}
        </Button>
        <Button variant="primary" onClick={onDone} data-testid="key-done">
          {say('done')}
        </Button>
      </div>
    </section>
  );
}
