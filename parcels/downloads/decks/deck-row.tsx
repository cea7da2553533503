import type { Deck } from '@portal/contract';
import { Button, IconBell, IconButton, IconPresentation, IconX } from '@portal/ui';
import classes from '../downloads.module.css';
import { useTranslate } from '../phrases.ts';

interface DeckRowProps {
  deck: Deck;
  /** Whether it is sent by mail. */
  sent: boolean;
  busy: boolean;
  make: (format: 'pptx' | 'pdf') => void;
  send: () => void;
  change: () => void;
  remove: () => void;
}

/** A deck, and what can be done with it. */
export function DeckRow({ deck, sent, busy, make, send, change, remove }: DeckRowProps) {
  const say = useTranslate();
  const { name } = deck;
  const views = say('deckViews', { n: deck.views.length });
  const format = (wanted: 'pptx' | 'pdf') => {
    const called = wanted.toUpperCase();
    return (
      <Button
        size="small"
        disabled={busy}
        data-testid={`deck-${wanted}`}
        aria-label={say('deckAs', { name, format: called })}
        onClick={() => make(wanted)}
      >
        {called}
      </Button>
    );
  };
  return (
    <li className={`${classes.row} ${classes.deck}`} data-testid="deck" data-sent={sent}>
      <div className={classes.head}>
        <IconPresentation size={16} aria-hidden="true" />
        <div className={classes.words}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          <span className={classes.text}>{sent ? `${views} · ${say('deckSent')}` : views}</span>
        </div>
        <IconButton label={say('remove', { name })} disabled={busy} onClick={remove}>
          <IconX />
        </IconButton>
      </div>
      <div className={classes.ways}>
        {format('pptx')}
        {format('pdf')}
        <IconButton label={say('deckMail', { name })} data-testid="deck-send" onClick={send}>
          <IconBell />
        </IconButton>
        <Button size="small" variant="quiet" data-testid="deck-change" onClick={change}>
          {say('deckChange')}
        </Button>
      </div>
    </li>
  );
}
