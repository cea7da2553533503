import type { OwnKey } from '@portal/contract';
import { Button, formatDateTime, IconKey, Tag } from '@portal/ui';
import entries from '../entries.module.css';
import { useTranslate } from './phrases.ts';

/** A day of the wire, 20270630, as people read it. */
export const dayText = (day: string): string => `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`;

interface KeyEntryProps {
  entry: OwnKey;
  busy: boolean;
  onEnd: (keyId: string) => void;
}

/** A key without what opens anything: what it is for, until when, and when it was last used. */
export function KeyEntry({ entry: { keyId, label, to, usedAt, state }, busy, onEnd }: KeyEntryProps) {
  const say = useTranslate();
  const used =
    usedAt > 0 ? say('used', { instant: formatDateTime(new Date(usedAt)).replace(' ', '\u00a0') }) : say('unused');
  return (
    <li className={entries.entry} data-testid="key-entry" data-state={state}>
      <IconKey aria-hidden="true" />
      <div className={entries.words}>
        <p className={entries.name}>
          {label} {state !== 'open' && <Tag>{say(state)}</Tag>}
        </p>
        <p className={entries.quiet}>{[say('until', { day: dayText(to) }), used].join(' · ')}</p>
      </div>
      {state === 'open' && (
        <Button
          size="small"
          disabled={busy}
          aria-label={say('endNamed', { name: label })}
          onClick={() => onEnd(keyId)}
          data-testid="key-end"
        >
          {say('end')}
        </Button>
      )}
    </li>
  );
}
