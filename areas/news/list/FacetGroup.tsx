import type { Facet } from '@portal/contract';
import { Button, Checkbox } from '@portal/ui';
import { useState } from 'react';
import { phrases } from '../phrases.ts';
import classes from './facets.module.css';

/** So many stand in sight; the others open with one click. */
const shown = 8;

interface FacetGroupProps {
  title: string;
  facets: readonly Facet[];
  chosen: readonly string[];
  nameOf: (key: string) => string | undefined;
  onChange: (keys: string[]) => void;
  'data-facet': string;
}

/** Values of one kind to filter by, each with how many items it would leave. */
export function FacetGroup({ title, facets, chosen, nameOf, onChange, ...rest }: FacetGroupProps) {
  const translate = phrases.useTranslate();
  const [all, setAll] = useState(false);
  // A chosen value that other filters leave nothing of stays in sight, so that it can be taken away.
  const gone = chosen.filter((key) => facets.every((facet) => facet.key !== key));
  const values = [...facets, ...gone.map((key) => ({ key, name: nameOf(key) ?? key, count: 0 }))];
  if (values.length === 0) return null;
  const visible = all ? values : values.filter(({ key }, index) => index < shown || chosen.includes(key));
  return (
    <fieldset className={classes.group} data-testid="news-facet" {...rest}>
      <legend>{title}</legend>
      <div className={all ? classes.scroll : undefined}>
        {visible.map(({ key, name, count }) => (
          <Checkbox
            key={key}
            className={classes.value}
            value={key}
            checked={chosen.includes(key)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
            }
          >
            <span className={classes.valueName}>{name}</span> <span className={classes.count}>{count}</span>
          </Checkbox>
        ))}
      </div>
      {values.length > visible.length || all ? (
        <Button size="small" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? translate('showFewer') : translate('showAll', { count: values.length })}
        </Button>
      ) : null}
    </fieldset>
  );
}
