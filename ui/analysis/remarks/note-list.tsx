import { type Annotation, anchorText, type MarketAnswer } from '@portal/contract';
import { phrases } from './phrases.ts';
import classes from './remarks.module.css';

interface NoteListProps {
  notes: readonly Annotation[];
  /** Of the answer that they are about. */
  columns: MarketAnswer['columns'];
}

/** The notes on the figures above, numbered as they are marked there; on paper as well. */
export function NoteList({ notes, columns }: NoteListProps) {
  const say = phrases.useTranslate();
  if (notes.length === 0) return null;
  return (
    <ol className={classes.list} aria-label={say('listed')} data-testid="note-list">
      {notes.map((note) => (
        <li key={note.annotationId}>
          <span className={classes.place}>{anchorText(note, columns)}</span>
          <span className={classes.words}>{note.text}</span>
          {!note.mine && <span className={classes.author}>{note.author}</span>}
        </li>
      ))}
    </ol>
  );
}
