import { Fragment } from 'react';
import classes from './marked.module.css';
import { markedParts } from './marked-parts.ts';

export interface MarkedProps {
  text: string;
  /** Words with blanks between them; empty for none. */
  searched: string;
}

/** A text in which what was searched is marked. */
export function Marked({ text, searched }: MarkedProps) {
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
