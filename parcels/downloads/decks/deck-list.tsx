import { type Deck, ownTimeZone } from '@portal/contract';
import { CallError, questionsTo, request, takeExport, useAnswer } from '@portal/shell';
import { Button, IconButton, IconPresentation, IconX, toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import classes from '../downloads.module.css';
import { useTranslate } from '../phrases.ts';
import { DeckForm } from './deck-form.tsx';

const decksOfAccount = questionsTo('listDecks');
const viewsOfAccount = questionsTo('listKeptViews');

/** The decks of the account, and the form that puts one together. @param ordered is told when a file is made */
export function DeckList({ ordered }: { ordered: () => void }) {
  const say = useTranslate();
  const { answer, retry } = useAnswer(decksOfAccount, {});
  const { answer: found } = useAnswer(viewsOfAccount, {});
  const again = useRef(retry);
  again.current = retry;
  // What was known when the drawer stood open before may be over.
  useEffect(() => again.current(), []);
  const [open, setOpen] = useState<Deck | 'new' | null>(null);
  const [busy, setBusy] = useState(false);
  const doing = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast(error instanceof CallError && error.msg2Client ? error.msg2Client : say('deckFailed'), 'error');
    }
    setBusy(false);
    again.current();
    ordered();
  };
  const make = (deckId: string, format: 'pptx' | 'pdf') =>
    doing(async () => {
      const file = await request('makeDeck', { deckId, format, timeZone: ownTimeZone() });
      if (file.state === 'made') await takeExport(file);
      if (file.state === 'failed') toast(file.reason, 'error');
    });
  const decks = answer?.decks ?? [];
  const views = found?.views ?? [];
  return (
    <section className={classes.part} data-testid="decks">
      <h3>{say('decks')}</h3>
      <p className={classes.hint}>{say(views.length === 0 ? 'decksNeedViews' : 'decksHint')}</p>
      {decks.length > 0 && (
        <ul className={classes.list}>
          {decks.map((deck) => (
            <li key={deck.deckId} className={classes.row} data-testid="deck">
              <IconPresentation size={16} aria-hidden="true" />
              <div className={classes.words}>
                <span className={classes.name} title={deck.name}>
                  {deck.name}
                </span>
                <span className={classes.text}>{say('deckViews', { n: deck.views.length })}</span>
              </div>
              <Button
                size="small"
                disabled={busy}
                data-testid="deck-pptx"
                aria-label={say('deckAs', { name: deck.name, format: 'PPTX' })}
                onClick={() => void make(deck.deckId, 'pptx')}
              >
                PPTX
              </Button>
              <Button
                size="small"
                disabled={busy}
                data-testid="deck-pdf"
                aria-label={say('deckAs', { name: deck.name, format: 'PDF' })}
                onClick={() => void make(deck.deckId, 'pdf')}
              >
                PDF
              </Button>
              <Button size="small" variant="quiet" data-testid="deck-change" onClick={() => setOpen(deck)}>
                {say('deckChange')}
              </Button>
              <IconButton
                label={say('remove', { name: deck.name })}
                disabled={busy}
                onClick={() => void doing(() => request('removeDeck', { deckId: deck.deckId }))}
              >
                <IconX />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {open !== null ? (
        <DeckForm
          key={open === 'new' ? 'new' : open.deckId}
          deck={open === 'new' ? null : open}
          views={views}
          close={() => {
            setOpen(null);
            again.current();
          }}
        />
      ) : (
        views.length > 0 && (
          <div className={classes.actions}>
            <Button data-testid="deck-new" onClick={() => setOpen('new')}>
              {say('deckNew')}
            </Button>
          </div>
        )
      )}
    </section>
  );
}
