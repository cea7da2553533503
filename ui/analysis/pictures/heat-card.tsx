import { pivotOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { ChartCard, type ChartCardProps } from '../cards/chart-card.tsx';
import { type HeatShape, heatChart } from '../charts/heat-chart.ts';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { inOwnOrder } from './in-own-order.ts';

interface HeatCardProps extends Omit<ChartCardProps, 'alone' | 'chart' | 'height' | 'table'>, Omit<HeatShape, 'title'> {
  /** Who stands in the rows, from the top. */
  members: readonly string[];
  /** The columns have an order of their own, such as levels, and stand in it. */
  ordered?: boolean;
}

/** A figure of members by another dimension as coloured cells, and as a table where it is taken away. */
export function HeatCard({ rows, columns, indicator, scale = 'sequential', members, ordered, ...card }: HeatCardProps) {
  const language = useLanguage();
  const { catalogue } = usePage();
  const shape = { rows, columns, indicator };
  const placed = (ready: Answer) => (ordered ? inOwnOrder(ready, { columns, rows, members }) : ready);
  return (
    <ChartCard
      {...card}
      alone
      height={Math.max(220, members.length * 34 + 90)}
      chart={(ready) => heatChart(placed(ready), { ...shape, title: card.title, scale }, language)}
      table={(ready) => pivotOf(placed(ready), shape, language, catalogue)}
    />
  );
}
