import {
  Button,
  classNames,
  EmptyState,
  ErrorState,
  Skeleton,
  Unseen,
  useAfterFrame,
  useLatePart,
  usePrintForm,
} from '@portal/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useCellLead } from '../marks/use-cell-lead.ts';
import { useMarks } from '../marks/use-marks.ts';
import { useHiddenSeries } from '../options/hidden-series.ts';
import { isEmptyChart } from '../spec/is-empty-chart.ts';
import { launchGaps } from '../spec/launch-gaps.ts';
import { chartPhrases } from '../spec/phrases.ts';
import { useShownChart } from '../spec/shown-charts.ts';
import type { ChartSpec } from '../spec/spec.ts';
import { drawnHeight, suitedSpec } from '../spec/suited.ts';
import { isCategoryChart, isGrown, isLying, isOwnTable } from '../spec/which-kind.ts';
import classes from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { type EventLink, EventList } from './event-list.tsx';
import { useGround } from './ground.ts';
import { latePicture, pictureOf } from './pictures.ts';
import { useSameSpec } from './use-same-spec.ts';
import { useWidth } from './use-width.ts';
import { useWrittenAs } from './use-written-as.ts';

/**
 * Of a chart on a sheet of A4 that lies, on one that stands and holds the whole page, and on a slide, within its margins
 * and those of a card, in px: so wide, and no higher.
 */
const papers = {
  whole: { width: 1010, lying: 480, standing: 270 },
  page: { width: 680, lying: 320, standing: 270 },
  slide: { width: 1180, lying: 270, standing: 270 },
};

export interface ChartProps {
  spec: ChartSpec;
  /** Height of the drawing in px; lying bars take less where they are few. */
  height?: number;
  /** The card round the chart already says the title. */
  titleHidden?: boolean;
  /** What was asked and one click to widen it, when there is no data. */
  empty?: ReactNode;
  /** What makes a link of an event that can be read somewhere; absent: its name alone. */
  link?: EventLink;
  /**
   * A cell of a grid was pressed, by hand or by the keys: the index of its row or member, and of its column. Without it
   * the cells lead on as the marks of other charts do, by the `members` of the chart.
   */
  onPick?: (index: number, beside: number) => void;
}

/** Whether a figure is drawn as one that may still change; a period that is not over is drawn as such. */
const hasPreliminary = (spec: ChartSpec): boolean =>
  isCategoryChart(spec) &&
  (spec.preliminaryFrom ?? -1) >= 0 &&
  spec.categories.some((_, at) => at >= (spec.preliminaryFrom ?? 0) && !spec.partial?.includes(at));

/** A drawn answer: title, period and source, the picture, and the same figures as a table for screen readers. */
export function Chart({ spec: given, height: room = 320, titleHidden = false, empty, link, onPick }: ChartProps) {
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const form = usePrintForm();
  const paper = form && papers[form];
  const seen = useWidth(place);
  const width = paper ? paper.width : seen;
  const written = useWrittenAs();
  const spec = useSameSpec(launchGaps({ written, ...given }));
  const drawn = useSameSpec(width === null ? spec : suitedSpec(spec, width));
  const tabled = useAfterFrame(spec);
  const ground = useGround();
  const { part: Picture, failed, retry } = useLatePart(latePicture(pictureOf(spec)));
  const words = chartPhrases(spec.language);
  const marks = useMarks(drawn);
  const led = useCellLead(spec);
  const pick = onPick ?? led;
  const preliminary = hasPreliminary(spec) ? words.preliminary : undefined;
  const partial = 'partial' in spec && spec.partial?.length ? words.partial : undefined;
  const source = spec.source && `${words.source}${spec.language === 'en' ? ': ' : '：'}${spec.source}`;
  const text = [spec.period, source, preliminary, partial, spec.note].filter(Boolean).join(' · ');
  const bare = isEmptyChart(spec);
  const drawing = bare ? room : drawnHeight(drawn, room);
  const height = paper ? Math.min(drawing, isLying(drawn) ? paper.lying : paper.standing) : drawing;
  const hidden = useHiddenSeries()?.keys;
  useShownChart(place, bare ? null : hidden?.length ? { ...spec, hidden } : spec);
  return (
    <figure
      className={classNames(classes.chart, isGrown(spec) && classes.grown)}
      aria-labelledby={titleId}
      data-testid="chart"
    >
      {titleHidden ? (
        <Unseen as="figcaption" id={titleId}>
          {spec.title}
        </Unseen>
      ) : (
        <figcaption id={titleId} className={classes.title}>
          {spec.title}
        </figcaption>
      )}
      <div ref={place} className={classes.place} style={bare || !isGrown(spec) ? { height } : undefined}>
        {bare && (empty ?? <EmptyState title={words.empty} />)}
        {!bare && failed && <ErrorState title={words.failed} action={<Button onClick={retry}>{words.retry}</Button>} />}
        {!bare && !failed && !Picture && <Skeleton height={height} />}
        {!bare && Picture && width !== null && (
          <Picture spec={drawn} ground={ground} width={width} height={height} marks={marks} onPick={pick} />
        )}
      </div>
      {marks && (
        <Unseen as="div" role="status">
          {marks.leadLabel}
        </Unseen>
      )}
      {!bare && <EventList spec={spec} link={link} folds />}
      {text && <p className={classes.text}>{text}</p>}
      {!bare && !isOwnTable(spec) && <ChartTable spec={tabled} />}
    </figure>
  );
}
