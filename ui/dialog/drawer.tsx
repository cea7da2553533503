import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/** S9.022: a panel of 444 px from the right edge over the page. */
export function Drawer({ width = 444, ...rest }: DialogProps) {
  return <DialogFrame kind="drawer" width={width} {...rest} />;
}
