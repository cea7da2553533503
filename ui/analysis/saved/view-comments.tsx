import { formatDateTime, useAnswer } from '@portal/shell';
import { AnswerPlace, Button, IconButton, IconTrash, Skeleton, TextField } from '@portal/ui';
import type { FormEvent } from 'react';
import { phrases } from './phrases.ts';
import classes from './saved.module.css';
import { addComment, comments, removeComment } from './saved.ts';
import { SavedProblem } from './saved-problem.tsx';
import { useDoing } from './use-doing.ts';

interface ViewCommentsProps {
  viewId: string;
  /** Whether it is the reader's own: all of it may be taken back. */
  owned: boolean;
  /** What is being written. */
  text: string;
  onText: (text: string) => void;
}

/** What people of the company say of a view. */
export function ViewComments({ viewId, owned, text, onText }: ViewCommentsProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(comments, viewId);
  const { busy, fault, doing } = useDoing();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && (await doing(() => addComment(viewId, text.trim())))) onText('');
  };
  return (
    <div className={classes.comments} data-testid="view-comments">
      <AnswerPlace
        answered={answered}
        skeleton={<Skeleton height={40} />}
        loading={translate('views')}
        problem={(error, retry) => <SavedProblem error={error} retry={retry} />}
      >
        {({ comments: texts }) =>
          texts.length === 0 ? (
            <p className={classes.text}>{translate('noComments')}</p>
          ) : (
            <ul>
              {texts.map(({ commentId, author, at, text: words, mine }) => (
                <li key={commentId} data-testid="view-comment">
                  <p className={classes.text}>
                    {author} · {formatDateTime(new Date(at).toISOString())}
                    {(mine || owned) && (
                      <IconButton
                        label={translate('removeComment')}
                        onClick={() => void doing(() => removeComment(viewId, commentId))}
                      >
                        <IconTrash />
                      </IconButton>
                    )}
                  </p>
                  <p className={classes.words}>{words}</p>
                </li>
              ))}
            </ul>
          )
        }
      </AnswerPlace>
      <form className={classes.line} onSubmit={(event) => void send(event)}>
        <TextField
          className={classes.name}
          label={translate('comment')}
          labelHidden
          name="viewComment"
          maxLength={1000}
          placeholder={translate('comment')}
          value={text}
          error={fault ?? undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy} disabled={text.trim() === ''}>
          {translate('send')}
        </Button>
      </form>
    </div>
  );
}
