import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { IconX } from '../icons/index.ts';
import classes from './dialog.module.css';
import { useDialog } from './use-dialog.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** In px; never wider than the window. */
  width?: number;
  /** Stands below the content and does not scroll away. */
  footer?: ReactNode;
  children: ReactNode;
  'data-testid'?: string;
  closeTestId?: string;
}

/**
 * What drawer and modal have in common. Nothing is rendered while closed. Head and foot are no landmarks: outside of an
 * article a header would be a second banner of the page.
 */
export function DialogFrame({ kind, width, ...props }: DialogProps & { kind: 'drawer' | 'modal' }) {
  const titleId = useId();
  const ref = useDialog(props.open, props.onClose);
  if (!props.open) return null;
  return (
    <dialog
      ref={ref}
      className={classNames(classes.dialog, classes[kind])}
      style={{ width }}
      aria-labelledby={titleId}
      data-testid={props['data-testid']}
    >
      <div className={classes.frame}>
        <div className={classes.head}>
          <h2 id={titleId}>{props.title}</h2>
          <IconButton label={props.closeLabel} onClick={props.onClose} data-testid={props.closeTestId}>
            <IconX />
          </IconButton>
        </div>
        <div className={classes.body}>{props.children}</div>
        {props.footer && <div className={classes.foot}>{props.footer}</div>}
      </div>
    </dialog>
  );
}
