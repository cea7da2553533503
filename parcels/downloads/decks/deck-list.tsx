import { type Deck, ownTimeZone } from '@portal/contract';
import { CallError, questionsTo, request, takeExport, useAnswer } from '@portal/shell';
import { Button, toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import classes from '../downloads.module.css';
import { useTranslate } from '../phrases.ts';
import { DeckForm } from './deck-form.tsx';
import { DeckMail } from './deck-mail.tsx';
import { DeckRow } from './deck-row.tsx';

const decksOfAccount = questionsTo('listDecks');
const viewsOfAccount = questionsTo('listKeptViews');
const watchesOfAccount = questionsTo('listWatches');

/** Asks once more when what asks begins: what was known when the drawer stood open before may be over. */
function useFresh<Answered extends { retry: () => void }>(answered: Answered): Answered & { again: () => void } {
  const again = useRef(answered.retry);
  again.current = answered.retry;
  useEffect(() => again.current(), []);
  return { ...answered, again: () => again.current() };
}

/** What stands open below the list: the form of a deck, or that of its mails. */
type Open = { form: Deck | null } | { mail: Deck } | null;

/** The decks of the account, and the form that puts one together. @param ordered is told when a file is made */
export function DeckList({ ordered }: { ordered: () => void }) {
  const say = useTranslate();
  const { answer, again } = useFresh(useAnswer(decksOfAccount, {}));
  const { answer: found } = useAnswer(viewsOfAccount, {});
  const mails = useFresh(useAnswer(watchesOfAccount, {}));
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const doing = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast(error instanceof CallError && error.msg2Client ? error.msg2Client : say('deckFailed'), 'error');
    }
    setBusy(false);
    again();
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
  const sent = new Set(mails.answer?.watches.flatMap(({ deckId, state }) => (state === 'active' ? [deckId] : [])));
  const close = () => {
    setOpen(null);
    again();
    mails.again();
  };
  return (
    <section className={classes.part} data-testid="decks">
      <h3>{say('decks')}</h3>
      <p className={classes.hint}>{say(views.length === 0 ? 'decksNeedViews' : 'decksHint')}</p>
      {decks.length > 0 && (
        <ul className={classes.list}>
          {decks.map((deck) => (
            <DeckRow
              key={deck.deckId}
              deck={deck}
              sent={sent.has(deck.deckId)}
              busy={busy}
              make={(format) => void make(deck.deckId, format)}
              send={() => setOpen({ mail: deck })}
              change={() => setOpen({ form: deck })}
              remove={() => void doing(() => request('removeDeck', { deckId: deck.deckId }))}
            />
          ))}
        </ul>
      )}
      {open && 'form' in open && (
        <DeckForm key={open.form?.deckId ?? 'new'} deck={open.form} views={views} close={close} />
      )}
      {open && 'mail' in open && (
        <DeckMail
          key={open.mail.deckId}
          deckId={open.mail.deckId}
          name={open.mail.name}
          onDone={close}
          onCancel={close}
        />
      )}
      {!open && views.length > 0 && (
        <div className={classes.actions}>
          <Button data-testid="deck-new" onClick={() => setOpen({ form: null })}>
            {say('deckNew')}
          </Button>
        </div>
      )}
    </section>
  );
}
