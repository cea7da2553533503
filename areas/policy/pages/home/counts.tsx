import type { Facet } from '@portal/contract';
import { formatNumber } from '@portal/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './counts.module.css';

interface CountsProps {
  title: string;
  /** The filter in the address of the search. */
  parameter: 'kind' | 'level';
  facets: Facet[];
}

/** How many policies there are of each; every line leads into the search. */
export function Counts({ title, parameter, facets }: CountsProps) {
  const titleId = useId();
  const most = Math.max(1, ...facets.map(({ count }) => count));
  return (
    <section className={classes.counts} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul>
        {facets.map(({ key, name, count }) => (
          <li key={key}>
            <Link to={`/search?${new URLSearchParams({ [parameter]: key })}`} className={classes.count}>
              <span className={classes.name}>{name}</span>
              <span className={classes.track}>
                <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span className={classes.figure}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
