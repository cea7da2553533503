import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useRef } from 'react';
import { navigate } from '../navigation/place.ts';
import { internalPath, isForeign } from './link-target.ts';

/** S9.007: a second click on the same link within a second does nothing. */
const debounceMs = 1000;

export interface PortalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal, or the https address of another site, which opens in a new tab. */
  to: string;
}

/** The one link for menus, products and pages (S2.137). */
export function PortalLink({ to, onClick, children, ...rest }: PortalLinkProps) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  if (isForeign(to))
    return (
      <a {...rest} href={to} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  const path = internalPath(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (event.timeStamp - last.current < debounceMs) return;
    last.current = event.timeStamp;
    navigate(path);
  };
  return (
    <a {...rest} href={path} onClick={follow}>
      {children}
    </a>
  );
}
