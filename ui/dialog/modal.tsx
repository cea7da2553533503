import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/** A dialog in the middle of the page. */
export function Modal({ width = 520, ...rest }: DialogProps) {
  return <DialogFrame kind="modal" width={width} {...rest} />;
}
