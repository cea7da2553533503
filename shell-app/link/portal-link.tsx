import type { MenuEntry, Product } from '@portal/contract';
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from 'react';
import { intend } from '../areas/intend.ts';
import { addToPermissionFilter } from '../guard/permission-filter.ts';
import { language } from '../i18n/language.ts';
import { navigate, placeOf } from '../navigation/place.ts';
import { session } from '../session/session.ts';
import { clickEvent } from '../tracking/events.ts';
import { track } from '../tracking/track.ts';
import { linkTarget } from './link-target.ts';
import { isTrusted } from './trusted-hosts.ts';
import { withLogin } from './with-login.ts';

/** S2.144 S9.007: a second click on the same link within a second does nothing. */
const debounceMs = 1000;

/** What a link leads to. */
type Way =
  | {
      /** A path of the portal, the https address of another site, or mailto: and tel:. */
      to: string;
      item?: undefined;
    }
  | {
      /** An entry of the server's own menu or product reply, never one put together of other texts: it is trusted. */
      item: MenuEntry | Product;
      /** A path of the portal below that of the entry, where the link leads to in its place: the click is the entry's. */
      to?: string | undefined;
    };

export type PortalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> &
  Way & {
    /** S2.140: false keeps language and session from another site. */
    loginPassing?: boolean;
    /**
     * The link opens a detail of what its page shows: from the click on the path may be entered for an hour, or as many
     * hours as this says, though no entry of the menu leads there (S6.010, S6.011, A42).
     */
    detail?: boolean | number;
  };

/** The one link for menus, products and pages (S2.137). A click on a menu entry or product is recorded. */
export function PortalLink({
  to,
  item,
  loginPassing = true,
  detail = false,
  onClick,
  onPointerDown,
  onKeyDown,
  children,
  ...rest
}: PortalLinkProps) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const target = linkTarget(to ?? item?.path ?? '');
  if (target.kind === 'nowhere')
    return (
      <a {...rest} aria-disabled="true">
        {children}
      </a>
    );
  const { kind, href } = target;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.timeStamp - last.current < debounceMs) {
      event.preventDefault();
      return;
    }
    last.current = event.timeStamp;
    if (item) track(clickEvent(item));
    // A tab of its own, opened with a key or the middle button, has to find it too.
    if (kind === 'page' && detail !== false) openDetail(href, detail);
    if (kind === 'site') {
      event.preventDefault();
      openSite(href, loginPassing && (to === undefined || isTrusted(href)));
    } else if (kind === 'page' && isPlain(event)) {
      event.preventDefault();
      navigate(href);
    }
  };
  return (
    <a
      {...rest}
      {...(kind === 'site' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      href={href}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (kind === 'page' && isPlain(event)) intend(href);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (kind === 'page' && event.key === 'Enter' && !withKey(event)) intend(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onAuxClick={(event) => {
        if (event.button === 1) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Nobody who is signed out is let in by it: what signing in brings begins without it. */
function openDetail(path: string, detail: true | number): void {
  if (session.token !== null) addToPermissionFilter([placeOf(path).path], detail === true ? undefined : detail);
}

/** S2.138: in a new tab. The session is put in at the click, so that it stands in no page and no copied address. */
function openSite(address: string, passing: boolean): void {
  const whole = passing ? withLogin(address, { language: language(), token: session.token }) : address;
  window.open(whole, '_blank', 'noopener,noreferrer');
}

type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>;

/** With a key the browser opens a tab or window of its own. */
const withKey = ({ metaKey, ctrlKey, shiftKey }: Pressed): boolean => metaKey || ctrlKey || shiftKey;

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !withKey(event);
