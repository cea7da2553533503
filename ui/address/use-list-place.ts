import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isShown, keepPlace, nameEntry, placeOfEntry } from './entry-places.ts';
import { entryStateOf } from './entry-state.ts';
import type { ListView } from './use-view-address.ts';

/** An entry of the history while it is shown. */
interface Shown extends ListView {
  location: unknown;
  entry: string;
  /** How far down it is read, in px; undefined as long as it is not known. */
  top: number | undefined;
}

export interface ListPlaceOptions {
  /** Of a link that names its item, such as data-news-id. */
  attribute: `data-${string}`;
  /** Whether the list of the address stands, so that the page is as long as it will be. */
  settled: boolean;
  /** Whether an open item stands beside its list; without it, it stands in its place. */
  isBeside?: boolean;
}

/**
 * Keeps a person's place in a list. Back and Forward lead to where each entry of the history was read; another page of
 * the list, and an item in its place, are read from their beginning; an item that is closed gives the focus back to its
 * link.
 * @param list what holds the heading of the list and its links
 * @param view the page of the list, and the item that is open; empty for none
 */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  { page, id }: ListView,
  { attribute, settled, isBeside = false }: ListPlaceOptions,
): void {
  const location = useLocation();
  const lastShown = useRef<Shown | null>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = lastShown.current;
    if (before?.location === location) return;
    const entry = nameEntry();
    if (before?.entry === entry) {
      // One change of the address may be told twice: single-spa tells of it too.
      before.location = location;
      return;
    }
    leave(before);
    const now: Shown = { location, entry, page, id, top: undefined };
    lastShown.current = now;
    const place = placeOfEntry();
    const isTurned = before !== null && before.page !== page && entryStateOf(location.state).turned;
    const isClosed = before !== null && before.id !== '' && id === '';
    const isOther = before !== null && before.id !== id && !isBeside;
    wanted.current = settled ? null : (place ?? null);
    if (place !== undefined) window.scrollTo(0, place);
    else if (isTurned || isOther) window.scrollTo(0, 0);
    if (isClosed) focusItem(list.current, attribute, before.id);
    else if (isTurned && place === undefined) focusHeading(list.current);
    // The first entry is left to whoever leads here: the page may not stand yet.
    if (before && wanted.current === null) now.top = window.scrollY;
  }, [location, list, page, id, attribute, settled, isBeside]);
  useLayoutEffect(() => {
    if (!settled || wanted.current === null) return;
    window.scrollTo(0, wanted.current);
    wanted.current = null;
  }, [settled]);
  useEffect(() => {
    const keep = () => {
      const now = lastShown.current;
      if (now && wanted.current === null && isShown(now.entry)) now.top = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => {
      removeEventListener('scroll', keep);
      leave(lastShown.current);
    };
  }, []);
}

function leave(place: Shown | null): void {
  if (place?.top !== undefined) keepPlace(place.entry, place.top);
}

function focusHeading(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

function focusItem(list: HTMLElement | null, attribute: string, id: string): void {
  const links = [...(list?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])];
  const link = links.find((element) => element.getAttribute(attribute) === id);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
  if (!link) focusHeading(list);
}
