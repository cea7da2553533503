import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../choice/checkbox.tsx';
import { formatNumber } from '../format/index.ts';
import classes from './facet.module.css';

/** Values in sight before all are asked for. */
const shownFirst = 8;
/** A list that is barely longer is shown whole. */
const tolerated = 10;

/** A value to filter by, and how many items it would leave. */
export interface FacetOption {
  key: string;
  name: string;
  count: number;
}

export interface FacetGroupProps {
  title: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
  /** What the button says that opens the rest, and the one that closes it again. */
  showAll: string;
  showFewer: string;
  'data-testid'?: string;
  'data-facet'?: string;
}

/** Values of one kind to filter by, each with how many items it would leave; nothing when there are none. */
export function FacetGroup({ title, options, chosen, onChange, showAll, showFewer, ...rest }: FacetGroupProps) {
  const [all, setAll] = useState(false);
  if (options.length === 0) return null;
  const isLong = options.length > tolerated;
  const listed = isLong && !all ? options.filter(({ key }, at) => at < shownFirst || chosen.includes(key)) : options;
  return (
    <fieldset {...rest} className={classes.group}>
      <legend>{title}</legend>
      <div className={isLong && all ? classes.scroll : undefined}>
        {listed.map(({ key, name, count }) => (
          <Checkbox
            key={key}
            className={classes.option}
            value={key}
            data-key={key}
            checked={chosen.includes(key)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
            }
          >
            <span className={classes.words}>
              <span className={classes.name}>{name}</span> <span className={classes.count}>{formatNumber(count)}</span>
            </span>
          </Checkbox>
        ))}
      </div>
      {isLong && (
        <Button size="small" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? showFewer : showAll}
        </Button>
      )}
    </fieldset>
  );
}
