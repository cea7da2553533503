import type { Facet } from '@portal/contract';
import { Checkbox, IconSearch, TextField } from '@portal/ui';
import { useState } from 'react';
import { phrases } from '../phrases.ts';
import classes from './preference.module.css';

/** As many as the server keeps of a kind. */
const most = 50;

interface FollowGroupProps {
  title: string;
  facets: readonly Facet[];
  chosen: readonly string[];
  /** What a search in the group is called, for long lists; null offers none. */
  find: 'findModel' | 'findBrand' | null;
  onChange: (keys: string[]) => void;
}

/** Topics, brands, models or sources to follow. What was chosen before stands first and does not jump while boxes are ticked. */
export function FollowGroup({ title, facets, chosen, find, onChange }: FollowGroupProps) {
  const translate = phrases.useTranslate();
  const [search, setSearch] = useState('');
  const [before] = useState(chosen);
  // What no news is about any more stays to be taken away.
  const gone = before.filter((key) => facets.every((facet) => facet.key !== key)).map((key) => ({ key, name: key }));
  const rank = ({ key }: { key: string }) => (before.includes(key) ? 0 : 1);
  const offered = [...facets, ...gone]
    .sort((facet, other) => rank(facet) - rank(other))
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const full = chosen.length >= most;
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {find && (
        <TextField
          className={classes.find}
          label={translate(find)}
          labelHidden
          type="search"
          placeholder={translate(find)}
          prefix={<IconSearch />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.options}>
        {offered.map(({ key, name }) => (
          <Checkbox
            key={key}
            value={key}
            checked={chosen.includes(key)}
            disabled={full && !chosen.includes(key)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
            }
          >
            {name}
          </Checkbox>
        ))}
        {offered.length === 0 && <p className={classes.quiet}>{translate('noMatch')}</p>}
      </div>
      {full && <p className={classes.quiet}>{translate('mostReached', { most })}</p>}
    </fieldset>
  );
}
