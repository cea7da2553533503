import { Button, IconArrowLeft, IconButton, IconMaximize, IconMinimize, IconPrinter, useMedia } from '@portal/ui';
import { type ReactNode, useId, useState } from 'react';
import { phrases } from '../phrases.ts';
import classes from './reader-dialog.module.css';
import { useReaderDialog } from './use-reader-dialog.ts';

export interface ReaderDialogProps {
  /** Names the dialog to tests; `hook` is what the hooks of its buttons begin with. */
  name: string;
  hook: string;
  title: string;
  /** Below the title. */
  about: ReactNode;
  /** Where the arrow leads. */
  backLabel?: string;
  onClose: () => void;
  /** Prints the document; undefined while there is nothing to print. */
  print: (() => void) | undefined;
  /** Beside the arrow, before the full window, and before printing. */
  leading?: ReactNode;
  tools?: ReactNode;
  trailing?: ReactNode;
  /** The document. @param leave what Escape does, for a frame that hears it itself */
  children: (leave: () => void) => ReactNode;
}

/** A document in the place of a page, in the full window on demand, and always so on a phone. */
export function ReaderDialog(props: ReaderDialogProps) {
  const { name, hook, title, about, backLabel, onClose, print, leading, tools, trailing, children } = props;
  const translate = phrases.useTranslate();
  const isPhone = useMedia('(width < 640px)');
  const [full, setFull] = useState(false);
  const titleId = useId();
  const leave = () => (full && !isPhone ? setFull(false) : onClose());
  const dialog = useReaderDialog(full || isPhone, leave);
  return (
    <dialog ref={dialog} className={classes.reader} aria-labelledby={titleId} data-testid={name} data-full={full}>
      <header className={classes.bar}>
        <IconButton label={backLabel ?? translate('backToList')} onClick={onClose} data-testid={`${hook}-back`}>
          <IconArrowLeft />
        </IconButton>
        {leading}
        <div className={classes.words}>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          {about && <p className={classes.about}>{about}</p>}
        </div>
        {tools}
        <Button
          variant="quiet"
          className={classes.full}
          icon={full ? <IconMinimize /> : <IconMaximize />}
          onClick={() => setFull(!full)}
          data-testid={`${hook}-full`}
        >
          {translate(full ? 'leaveFullWidth' : 'fullWidth')}
        </Button>
        {trailing}
        <IconButton label={translate('print')} disabled={!print} onClick={print} data-testid={`${hook}-print`}>
          <IconPrinter />
        </IconButton>
      </header>
      {children(leave)}
    </dialog>
  );
}
