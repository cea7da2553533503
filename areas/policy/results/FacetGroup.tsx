import type { Facet } from '@portal/contract';
import { Button, Checkbox, formatNumber } from '@portal/ui';
import { useState } from 'react';
import type { FacetName } from '../data/policyView.ts';
import { counted } from '../frame/counted.ts';
import { phrases } from '../phrases.ts';
import classes from './facets.module.css';

/** Options that a group shows before it is asked for all. */
const shownFirst = 8;
/** A list that is barely longer is shown whole. */
const tolerated = 10;

interface FacetGroupProps {
  name: FacetName;
  title: string;
  options: Facet[];
  chosen: readonly string[];
  onChoose: (key: string, isChosen: boolean) => void;
}

/** One group of filters: what can be chosen, with how many policies it would leave. */
export function FacetGroup({ name, title, options, chosen, onChoose }: FacetGroupProps) {
  const translate = phrases.useTranslate();
  const [all, setAll] = useState(false);
  if (options.length === 0) return null;
  const isLong = options.length > tolerated;
  const shown = isLong && !all ? options.filter(({ key }, at) => at < shownFirst || chosen.includes(key)) : options;
  return (
    <fieldset className={classes.group} data-testid="policy-facet" data-facet={name}>
      <legend>{title}</legend>
      {shown.map(({ key, name: words, count }) => (
        <Checkbox
          key={key}
          className={classes.option}
          checked={chosen.includes(key)}
          onChange={(event) => onChoose(key, event.currentTarget.checked)}
          data-key={key}
        >
          <span className={classes.words}>
            <span className={classes.name}>{words}</span>
            <span className={classes.count}>{formatNumber(count)}</span>
          </span>
        </Checkbox>
      ))}
      {isLong && (
        <Button size="small" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? translate('fewerOptions') : translate('moreOptions', counted(options.length))}
        </Button>
      )}
    </fieldset>
  );
}
