import { type LeadMember, useLead } from '@portal/ui';
import type { Chart, Point } from 'highcharts';
import { type KeyboardEvent, useState } from 'react';
import { chartPhrases } from '../spec/phrases.ts';
import type { ChartSpec } from '../spec/spec.ts';
import { hasCells, isLying } from '../spec/which-kind.ts';
import { type MarkPlace, nextMark } from './next-mark.ts';
import { marksOf, pickedMark } from './picked-mark.ts';
import { pointAnchor } from './point-anchor.ts';

/** The marks of a chart as a hand and the keys meet them. */
export interface Marks {
  /** What the chart is called for those who hear it. */
  label: string;
  /** The mark that the keys stand on, in words. */
  leadLabel: string;
  leads: (point: Point) => boolean;
  press: (point: Point) => void;
  onKey: (event: KeyboardEvent, chart: Chart) => void;
  onLeave: (chart: Chart) => void;
}

const start: MarkPlace = { series: 0, at: -1 };

const labelOf = (members: readonly LeadMember[], figure: string) =>
  `${members.map(({ name }) => name).join(' · ')}: ${figure}`;

/** What the marks of a chart lead on to, by the page round it; undefined where they lead nowhere. */
export function useMarks(spec: ChartSpec): Marks | undefined {
  const lead = useLead();
  const [place, setPlace] = useState(start);
  if (!lead || !spec.members || hasCells(spec)) return undefined;
  const markAt = ({ series, at }: MarkPlace) => {
    const mark = pickedMark(spec, series, at);
    const members = mark?.members.filter(({ dimension }) => lead.leads(dimension)) ?? [];
    return mark && members.length > 0 ? { ...mark, members } : null;
  };
  const ofPoint = (point: Point) => markAt({ series: point.series.index, at: point.index });
  const press = (point: Point) => {
    const mark = ofPoint(point);
    if (mark) lead.open({ ...mark, anchor: pointAnchor(point) });
  };
  const here = markAt(place);
  const pointAt = (chart: Chart, { series, at }: MarkPlace) => chart.series[series]?.points[at];
  return {
    label: `${spec.title} · ${chartPhrases(spec.language).marks}`,
    leadLabel: here ? labelOf(here.members, here.figure) : '',
    leads: (point) => ofPoint(point) !== null,
    press,
    onKey(event, chart) {
      if (event.target !== event.currentTarget) return;
      const isOpening = ['Enter', ' ', 'ContextMenu'].includes(event.key);
      const pressed = isOpening && here ? pointAt(chart, place) : undefined;
      const next = nextMark(place, event.key, marksOf(spec), isLying(spec), (markPlace) => markAt(markPlace) !== null);
      if (pressed || next) event.preventDefault();
      if (pressed) press(pressed);
      if (!next) return;
      setPlace(next);
      pointAt(chart, next)?.onMouseOver();
    },
    onLeave: (chart) => chart.tooltip?.hide(0),
  };
}
