import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { ReactNode } from 'react';
import { ChartCard } from '../cards/chart-card.tsx';
import { PeriodCard } from '../cards/period-card.tsx';
import { compareChart } from '../charts/compare-chart.ts';
import { MembersField } from '../compared/members-field.tsx';
import { useCompared } from '../compared/use-compared.ts';
import { IndicatorField, type IndicatorFieldProps } from '../fields/indicator-field.tsx';
import { usePage } from '../page/context.ts';
import { Choices } from '../page/layout.tsx';
import { useNameOf } from '../page/use-name-of.ts';
import { withinText } from '../page/within-text.ts';

type ComparedFiguresProps = Omit<Parameters<typeof useCompared>[0], 'by'> & {
  /** The dimension whose members are compared, and those that may be chosen in its place. */
  by: DimensionKey;
  dimensions: readonly DimensionKey[];
  /** What the choice of the dimension is called, where its own name does not say it. */
  label?: string;
  indicator: IndicatorFieldProps['value'];
  indicators: IndicatorFieldProps['choices'];
  /** Names the picture and the table, of the words for a member and for the figure. */
  titled: (names: { name: string; indicator: string }) => string;
  /** What growth against the year before is called in the picture. */
  yoy: string;
  /** Of the picture, in px. */
  height: number;
  /** What stands between the picture and the table. */
  children?: (members: readonly string[]) => ReactNode;
};

/** A figure of members side by side over time: what is compared, a picture, and a table of one answer. */
export function ComparedFigures(props: ComparedFiguresProps) {
  const { by, dimensions, label, indicator, indicators, titled, yoy, height, children } = props;
  const language = useLanguage();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { answered, members, note } = useCompared(props);
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? titled(names) : pageTitle;
  return (
    <>
      <Choices note={note}>
        <MembersField label={label} value={by} choices={dimensions} />
        <IndicatorField value={indicator} choices={indicators} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        answered={answered}
        height={height}
        chart={(ready) => compareChart(ready, { by, indicator, title, yoy }, language)}
      />
      {children?.(members)}
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
