import type { Facet } from '@portal/contract';
import { useState } from 'react';
import { Checkbox } from '../choice/checkbox.tsx';
import { TextField } from '../field/text-field.tsx';
import { IconSearch } from '../icons/index.ts';
import classes from './follow-group.module.css';

/** As many as the server keeps of a kind. */
const most = 50;

export interface FollowGroupProps {
  title: string;
  facets: readonly Facet[];
  chosen: readonly string[];
  /** What a search in the group is called, for long lists; null offers none. */
  find: string | null;
  /** What is said where nothing matches the search, and where no more may be chosen. */
  nothing: string;
  full: (most: number) => string;
  onChange: (keys: string[]) => void;
}

/** Things of a kind to follow, such as topics. What was chosen before stands first and does not jump while boxes are ticked. */
export function FollowGroup({ title, facets, chosen, find, nothing, full, onChange }: FollowGroupProps) {
  const [search, setSearch] = useState('');
  const [before] = useState(chosen);
  // What nothing is about any more stays to be taken away.
  const gone = before.filter((key) => facets.every((facet) => facet.key !== key)).map((key) => ({ key, name: key }));
  const rank = ({ key }: { key: string }) => (before.includes(key) ? 0 : 1);
  const offered = [...facets, ...gone]
    .sort((facet, other) => rank(facet) - rank(other))
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const isFull = chosen.length >= most;
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {find && (
        <TextField
          className={classes.find}
          label={find}
          labelHidden
          type="search"
          placeholder={find}
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
            disabled={isFull && !chosen.includes(key)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
            }
          >
            {name}
          </Checkbox>
        ))}
        {offered.length === 0 && <p className={classes.quiet}>{nothing}</p>}
      </div>
      {isFull && <p className={classes.quiet}>{full(most)}</p>}
    </fieldset>
  );
}
