import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { isTopLayer } from './is-top-layer.ts';
import { placeBelow } from './place-below.ts';
import classes from './popover.module.css';

export interface PopoverProps {
  /** Content of the button that opens it. */
  trigger: ReactNode;
  triggerClassName?: string;
  triggerLabel?: string;
  /** What stands in it, for screen readers. */
  label: string;
  /** Rendered while open. */
  children: (close: () => void) => ReactNode;
  className?: string;
  /** Attributes of the button, such as test ids. */
  triggerData?: Record<`data-${string}`, string>;
  /** @param reopen opens it again, after something that closes popovers, such as a dialog */
  onOpenChange?: (open: boolean, reopen: () => void) => void;
}

/** A panel that opens below its button; Escape or a press elsewhere closes it and gives the focus back. */
export function Popover(props: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { onOpenChange } = props;
  useEffect(() => {
    const element = panel.current;
    const onToggle = (event: Event) => {
      const opened = (event as ToggleEvent).newState === 'open';
      setOpen(opened);
      onOpenChange?.(opened, () => button.current?.click());
    };
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, [onOpenChange]);
  useEffect(() => {
    if (!open || !button.current || !panel.current) return;
    const [anchor, element] = [button.current, panel.current];
    const place = () => placeBelow(anchor, element);
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [open]);
  const close = () => {
    if (isTopLayer()) panel.current?.hidePopover();
    else setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        {...props.triggerData}
        ref={button}
        type="button"
        className={classNames(classes.trigger, props.triggerClassName)}
        aria-label={props.triggerLabel}
        aria-expanded={open}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={isTopLayer() ? undefined : () => setOpen(!open)}
      >
        {props.trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={props.label}
        className={classNames(classes.panel, props.className)}
        hidden={isTopLayer() ? undefined : !open}
      >
        {open && props.children(close)}
      </div>
    </>
  );
}
