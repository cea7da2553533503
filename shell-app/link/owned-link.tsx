import type { MenuEntry } from '@portal/contract';
import type { ReactNode } from 'react';
import { isAllowed } from '../guard/is-allowed.ts';
import { useSession } from '../session/session.ts';
import { PortalLink } from './portal-link.tsx';

export interface OwnedLinkProps {
  /** A path of the portal, with or without its query. */
  to: string;
  className?: string;
  title?: string;
  /** What stands there for an account that may not open the page; absent: the same words, as words alone. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** A link for an account that may open its page, so that no link leads to a refusal. */
export function OwnedLink({ to, otherwise, children, ...rest }: OwnedLinkProps) {
  const menus = useSession().menus as MenuEntry[];
  const page = to.split('?')[0] ?? to;
  if (isAllowed(page, { menus, filter: [] }))
    return (
      <PortalLink {...rest} to={to}>
        {children}
      </PortalLink>
    );
  return otherwise === undefined ? <span {...rest}>{children}</span> : otherwise;
}
