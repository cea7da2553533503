import type { ComponentType, ReactNode } from 'react';
import { eventSigns, eventsOf, eventText } from '../options/event-marks.ts';
import { chartPhrases } from '../spec/phrases.ts';
import type { ChartSpec } from '../spec/spec.ts';
import { isCategoryChart } from '../spec/which-kind.ts';
import classes from './chart.module.css';

/** A link within the portal, which the page round a chart knows how to make. */
export type EventLink = ComponentType<{ to: string; children: ReactNode }>;

/** More of them would push what stands below off the screen. */
const mostUnfolded = 10;

interface EventListProps {
  spec: ChartSpec;
  /** Whether many of them wait below their number until they are wanted. */
  folds?: boolean;
  /** Absent where events lead nowhere, as in a picture. */
  link?: EventLink;
}

/** What the marks below the axis stand for, in the order of time: read by everybody, on paper too. */
export function EventList({ spec, folds = false, link: Link }: EventListProps) {
  const events = eventsOf(spec);
  if (events.length === 0 || !isCategoryChart(spec)) return null;
  const list = (
    <ul className={classes.events} aria-label={chartPhrases(spec.language).events}>
      {events.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.name}`}>
          <span aria-hidden="true">{eventSigns[event.kind]}</span> {spec.categories[event.at]}{' '}
          {Link && event.to ? (
            <Link to={event.to}>{eventText(event, spec.language)}</Link>
          ) : (
            eventText(event, spec.language)
          )}
        </li>
      ))}
    </ul>
  );
  if (!folds || events.length <= mostUnfolded) return list;
  return (
    <details className={classes.folded}>
      <summary>{`${chartPhrases(spec.language).events} (${events.length})`}</summary>
      {list}
    </details>
  );
}
