import {
  classNames,
  IconCar,
  IconChartLine,
  IconChartPie,
  IconCoin,
  IconDatabase,
  IconFileText,
  IconGlobe,
  IconLayoutDashboard,
  IconNews,
  IconPhoto,
  IconScale,
  IconTag,
  IconTrendingUp,
} from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { Hit } from './recent.ts';
import classes from './result-list.module.css';

const icons: Record<Hit['kind'], typeof IconCar> = {
  product: IconLayoutDashboard,
  page: IconChartLine,
  brand: IconTag,
  model: IconCar,
  subModel: IconCar,
  manufacturer: IconTag,
  segment: IconChartPie,
  province: IconGlobe,
  city: IconGlobe,
  outlet: IconGlobe,
  benefit: IconTag,
  offer: IconCoin,
  softwareVersion: IconDatabase,
  feature: IconCar,
  indicator: IconTrendingUp,
  news: IconNews,
  policy: IconScale,
  report: IconFileText,
  image: IconPhoto,
  marketReport: IconFileText,
};

export interface ResultListProps {
  id: string;
  label: string;
  groups: readonly { kind: string; title: string; hits: readonly Hit[] }[];
  /** Place of the marked hit among all. */
  active: number;
  /** An answer is on its way: what is shown belongs to the text before. */
  stale: boolean;
  onMark: (place: number) => void;
  onChoose: (hit: Hit) => void;
}

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** The hits in their groups. The focus stays in the input, which names the marked one. */
export function ResultList({ id, label, groups, active, stale, onMark, onChoose }: ResultListProps) {
  let next = 0;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={stale}
      className={classNames(classes.list, stale && classes.stale)}
    >
      {groups.map(({ kind, title, hits }) => (
        <fieldset key={kind} className={classes.part} aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className={classes.group}>
            {title}
          </p>
          {hits.map((hit) => {
            const place = next++;
            return (
              <Option
                key={`${hit.kind} ${hit.id}`}
                id={optionId(id, place)}
                hit={hit}
                active={place === active}
                onMark={() => onMark(place)}
                onChoose={() => onChoose(hit)}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  hit: Hit;
  active: boolean;
  onMark: () => void;
  onChoose: () => void;
}

/** Chosen by a press here, or by Enter in the input; it takes no focus, so that typing goes on. */
function Option({ id, hit, active, onMark, onChoose }: OptionProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const Icon = icons[hit.kind];
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classNames(classes.option, active && classes.active)}
      data-testid="quick-search-hit"
      data-kind={hit.kind}
      data-path={hit.path}
      onMouseMove={onMark}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={classes.title}>{hit.title}</span>
      {hit.subtitle && <span className={classes.subtitle}>{hit.subtitle}</span>}
    </button>
  );
}
