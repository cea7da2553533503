import { Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';

interface AssumptionProps {
  name: string;
  /** Where it comes from: figures of the market, or somebody's view. */
  source: 'fromData' | 'assumed' | 'usualMark';
  note?: string;
  children: ReactNode;
}

/** An assumption: what it is, what it is set to, and where that comes from. */
export function Assumption({ name, source, note, children }: AssumptionProps) {
  const say = useTranslate();
  return (
    <div className={classes.assumption}>
      <dt>
        {name} <Tag tone={source === 'fromData' ? 'accent' : 'warning'}>{say(source)}</Tag>
        {note && <span className={classes.note}>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
