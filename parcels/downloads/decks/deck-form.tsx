import { type Deck, type KeptView, mostOfDeck } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { Button, IconButton, IconChevronDown, IconChevronUp, IconX, SelectField, TextField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import classes from '../downloads.module.css';
import { useTranslate } from '../phrases.ts';

export interface DeckFormProps {
  /** The deck that is changed; null for a new one. */
  deck: Deck | null;
  /** The views that can stand in it. */
  views: readonly KeptView[];
  close: () => void;
}

/** A list with the entry at a place moved by one. */
function moved<Entry>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] {
  const next = [...list];
  const [entry] = next.splice(at, 1);
  if (entry !== undefined) next.splice(at + by, 0, entry);
  return next;
}

/** Puts a deck together: its name, and its views in their order. */
export function DeckForm({ deck, views, close }: DeckFormProps) {
  const say = useTranslate();
  const [name, setName] = useState(deck?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(deck?.views ?? []);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const nameOf = (id: string) => views.find(({ viewId }) => viewId === id)?.name ?? say('viewGone');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    try {
      await request('keepDeck', { ...(deck && { deckId: deck.deckId }), name: name.trim(), views: [...chosen] });
      close();
    } catch (error) {
      setFault(error instanceof CallError && error.msg2Client ? error.msg2Client : say('deckFailed'));
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} data-testid="deck-form" onSubmit={(event) => void keep(event)}>
      <TextField
        label={say('deckName')}
        name="deckName"
        maxLength={60}
        value={name}
        error={fault || undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SelectField
        label={say('deckAdd')}
        value=""
        disabled={chosen.length >= mostOfDeck}
        options={[
          { value: '', label: say('deckChoose') },
          ...views.map((view) => ({ value: view.viewId, label: view.name })),
        ]}
        data-testid="deck-add"
        onChange={(viewId) => viewId && setChosen([...chosen, viewId])}
      />
      {chosen.length > 0 && (
        <ol className={classes.list}>
          {chosen.map((id, at) => (
            // The same view may stand in it twice: its place tells it apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the row is about
            <li key={`${id} ${at}`} className={classes.row} data-testid="deck-view">
              <div className={classes.words}>
                <span className={classes.name}>{`${at + 1}. ${nameOf(id)}`}</span>
              </div>
              <IconButton
                label={say('up', { name: nameOf(id) })}
                disabled={at === 0}
                onClick={() => setChosen(moved(chosen, at, -1))}
              >
                <IconChevronUp />
              </IconButton>
              <IconButton
                label={say('down', { name: nameOf(id) })}
                disabled={at === chosen.length - 1}
                onClick={() => setChosen(moved(chosen, at, 1))}
              >
                <IconChevronDown />
              </IconButton>
              <IconButton
                label={say('remove', { name: nameOf(id) })}
                onClick={() => setChosen(chosen.filter((_, place) => place !== at))}
              >
                <IconX />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          disabled={name.trim() === '' || chosen.length === 0}
          data-testid="deck-keep"
        >
          {say('deckKeep')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {say('deckCancel')}
        </Button>
      </div>
    </form>
  );
}
