import { Fragment } from 'react';
import { markedParts } from '../data/markedParts.ts';
import classes from './frame.module.css';

/** A text in which what was searched is marked. */
export function Marked({ text, searched }: { text: string; searched: string }) {
  let at = 0;
  return markedParts(text, searched).map((part) => {
    const key = at;
    at += part.text.length;
    if (!part.isHit) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <mark key={key} className={classes.hit}>
        {part.text}
      </mark>
    );
  });
}
