import type { Language } from '@portal/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { copyText } from '../clipboard/copy-text.ts';
import { IconCopy } from '../icons/index.ts';
import { secretWords } from './phrases.ts';
import classes from './secret-box.module.css';

export interface SecretBoxProps {
  /** What was made. */
  title: string;
  /** That it comes this once, and what to do with it. */
  lead: string;
  /** A password or a key; several codes stand as a list. */
  secret: string | readonly string[];
  /** What the secret is, for screen readers. */
  label: string;
  language: Language;
  /** The hooks of its parts begin with it: `key-secret`, `key-copy`. */
  hook: string;
  /** What ends it, beside the button that copies. */
  children?: ReactNode;
  'data-testid'?: string;
}

/** A password, a key or codes that come this once, with a button that copies; the focus goes to what was made. */
export function SecretBox({ title, lead, secret, label, language, hook, children, ...rest }: SecretBoxProps) {
  const words = secretWords[language];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const secrets = [secret].flat();
  return (
    <section className={classes.box} {...rest}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className={classes.lead}>{lead}</p>
      {typeof secret === 'string' ? (
        <output className={classes.secret} aria-label={label} data-testid={`${hook}-secret`}>
          {secret}
        </output>
      ) : (
        <ol className={classes.codes} aria-label={label}>
          {secrets.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.buttons}>
        <Button
          icon={<IconCopy size={16} />}
          onClick={() => void copyText(secrets.join('\n'), words.copied, words.failed)}
          data-testid={`${hook}-copy`}
        >
          {words.copy}
        </Button>
        {children}
      </div>
    </section>
  );
}
