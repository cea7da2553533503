import { Button, IconButton, IconMessageCircle, useIsPhone } from '@portal/ui';
import { phrases } from './phrases.ts';
import { useRemarks } from './remarks-context.ts';

/** The way to the notes on the figures of the page, with how many there are. */
export function NotesButton() {
  const say = phrases.useTranslate();
  const { annotations, open } = useRemarks();
  const isPhone = useIsPhone();
  const text = annotations.length > 0 ? say('notesCount', { n: annotations.length }) : say('notes');
  const opens = {
    'aria-haspopup': 'dialog' as const,
    'data-testid': 'notes',
    disabled: open === null,
    onClick: () => open?.(),
  };
  return isPhone ? (
    <IconButton label={text} {...opens}>
      <IconMessageCircle />
    </IconButton>
  ) : (
    <Button size="small" variant="quiet" icon={<IconMessageCircle />} {...opens}>
      {text}
    </Button>
  );
}
