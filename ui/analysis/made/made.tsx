import { IconButton, IconInfoCircle } from '@portal/ui';
import classes from './made.module.css';
import { type MadeOf, useMade } from './made-context.ts';
import { madePhrases } from './phrases.ts';

export interface MadeProps extends Pick<MadeOf, 'title' | 'model'> {
  /** Nothing stands there while it is on its way. */
  answer?: MadeOf['answer'];
}

/** A quiet button that opens the panel: how the figures of a card are made. */
export function Made({ title, answer, model }: MadeProps) {
  const words = madePhrases.useTranslate();
  const open = useMade();
  if (!answer || !open) return null;
  return (
    <IconButton
      size="small"
      label={`${words('open')} · ${title}`}
      title={words('open')}
      className={classes.open}
      aria-haspopup="dialog"
      data-testid="made-open"
      onClick={() => open({ title, answer, model })}
    >
      <IconInfoCircle />
    </IconButton>
  );
}
