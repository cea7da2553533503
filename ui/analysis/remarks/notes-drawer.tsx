import { type Annotation, anchorText } from '@portal/contract';
import { type CallData, CallProblem, formatDateTime } from '@portal/shell';
import {
  type Answered,
  AnswerPlace,
  Drawer,
  EmptyState,
  IconButton,
  IconPencil,
  IconTrash,
  Skeleton,
  Tag,
} from '@portal/ui';
import { useState } from 'react';
import { usePage } from '../page/context.ts';
import { useDoing } from '../saved/use-doing.ts';
import { removeAnnotation } from './ask.ts';
import { NoteForm } from './note-form.tsx';
import { phrases } from './phrases.ts';
import classes from './remarks.module.css';
import type { Draft } from './remarks-context.ts';

interface NotesDrawerProps {
  answered: Answered<CallData<'listRemarks'>>;
  /** What is written at once; null for nothing in particular. */
  draft: Draft | null;
  onClose: () => void;
}

/** The notes on figures of the dataset, and the form for another. */
export function NotesDrawer({ answered, draft, onClose }: NotesDrawerProps) {
  const say = phrases.useTranslate();
  const [changed, setChanged] = useState<Draft | null>(null);
  const edited = changed ?? draft;
  return (
    <Drawer open onClose={onClose} title={say('title')} closeLabel={say('close')} data-testid="notes-drawer">
      <div className={classes.drawer}>
        {/* Another note begins a form of its own. */}
        <NoteForm key={edited?.annotationId ?? 'new'} draft={edited} onDone={() => setChanged(null)} />
        <AnswerPlace
          answered={answered}
          stays
          skeleton={<Skeleton height={120} />}
          loading={say('loading')}
          problem={(error, retry) => (
            <CallProblem error={error} retry={retry} failed={say('failed')} refused={say('failed')} />
          )}
        >
          {({ annotations }) =>
            annotations.length === 0 ? (
              <EmptyState title={say('none')} text={say('noneText')} />
            ) : (
              <ul className={classes.notes}>
                {annotations.map((note) => (
                  <NoteRow key={note.annotationId} note={note} onChange={() => setChanged(note)} />
                ))}
              </ul>
            )
          }
        </AnswerPlace>
      </div>
    </Drawer>
  );
}

function NoteRow({ note, onChange }: { note: Annotation; onChange: () => void }) {
  const say = phrases.useTranslate();
  const { area, catalogue } = usePage();
  const { fault, doing } = useDoing();
  const columns = (catalogue?.indicators ?? []).map((figure) => ({ ...figure, kind: 'indicator' as const }));
  return (
    <li data-testid="note">
      <div className={classes.head}>
        <b>{anchorText(note, columns)}</b>
        {note.shared && <Tag>{say('shared')}</Tag>}
        {note.mine && (
          <span className={classes.actions}>
            <IconButton label={say('change')} data-testid="note-change" onClick={onChange}>
              <IconPencil />
            </IconButton>
            <IconButton
              label={say('remove')}
              data-testid="note-remove"
              onClick={() => void doing(() => removeAnnotation(area.dataset, note.annotationId), say('removed'))}
            >
              <IconTrash />
            </IconButton>
          </span>
        )}
      </div>
      <p className={classes.words}>{note.text}</p>
      <p className={classes.author}>
        {note.author} · {formatDateTime(new Date(note.updatedAt).toISOString())}
      </p>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}
