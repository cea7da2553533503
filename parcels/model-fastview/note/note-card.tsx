import type { ModelNote } from '@portal/contract';
import { longestNote } from '@portal/contract';
import { Button, Card, formatDateTime } from '@portal/ui';
import { useState } from 'react';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import classes from './note.module.css';
import { keepNote, useNote } from './use-note.ts';

/** What the account writes for itself on the model; nobody else sees it. */
export const NoteCard = ({ model }: { model: string }) => (
  // What is being written on one model never comes to stand at another.
  <NoteOf key={model} model={model} />
);

function NoteOf({ model }: { model: string }) {
  const say = useTranslate();
  const answered = useNote(model);
  const at = answered.answer?.updatedAt;
  return (
    <Card
      title={say('note')}
      caption={at ? say('noteAt', { at: formatDateTime(new Date(at).toISOString()) }) : say('noteHint')}
      data-testid="fastview-note"
    >
      <Place answered={answered} height={140} empty={() => null}>
        {(note) => <NoteForm model={model} note={note} />}
      </Place>
    </Card>
  );
}

type Keeping = 'no' | 'under way' | { words: string };

function NoteForm({ model, note }: { model: string; note: ModelNote }) {
  const say = useTranslate();
  const [text, setText] = useState(note.text);
  const [keeping, setKeeping] = useState<Keeping>('no');
  const isSame = text === note.text;
  const keep = async () => {
    setKeeping('under way');
    setKeeping((await keepNote(model, text)) ?? 'no');
  };
  return (
    <div className={classes.form}>
      <textarea
        className={classes.text}
        name="note"
        aria-label={say('note')}
        placeholder={say('notePlaceholder')}
        rows={4}
        maxLength={longestNote}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.foot}>
        <span className={classes.state} role={typeof keeping === 'object' ? 'alert' : 'status'}>
          {typeof keeping === 'object' ? keeping.words || say('noteFailed') : isSame ? '' : say('noteChanged')}
        </span>
        <Button
          size="small"
          variant="primary"
          disabled={isSame}
          loading={keeping === 'under way'}
          onClick={() => void keep()}
          data-testid="fastview-keep-note"
        >
          {say('keepNote')}
        </Button>
      </div>
    </div>
  );
}
