import classes from './chart.module.css';
import { eventSigns, eventsOf, eventText } from './event-marks.ts';
import { chartPhrases } from './phrases.ts';
import type { ChartSpec } from './spec.ts';
import { isCategoryChart } from './which-kind.ts';

/** What the marks below the axis stand for, in the order of time: read by everybody, on paper too. */
export function EventList({ spec }: { spec: ChartSpec }) {
  const events = eventsOf(spec);
  if (events.length === 0 || !isCategoryChart(spec)) return null;
  return (
    <ul className={classes.events} aria-label={chartPhrases(spec.language).events}>
      {events.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.name}`}>
          <span aria-hidden="true">{eventSigns[event.kind]}</span> {spec.categories[event.at]}{' '}
          {eventText(event, spec.language)}
        </li>
      ))}
    </ul>
  );
}
