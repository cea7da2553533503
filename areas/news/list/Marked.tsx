import { Fragment } from 'react';
import { markedParts } from './markedParts.ts';

/** A text with the words of the search marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  return markedParts(text, search).map(({ at, part, hit }) =>
    hit ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}
