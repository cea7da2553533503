import { useLanguage } from '@portal/shell';
import { ChartCard, type ChartCardProps } from '../cards/chart-card.tsx';
import { type StructureShape, structureChart } from '../charts/structure-chart.ts';

type PartsCardProps = Omit<ChartCardProps, 'chart'> & Omit<StructureShape, 'title'>;

/** The parts of something over time, which add up to 100 %. */
export function PartsCard({ by, volume, ordered, ...card }: PartsCardProps) {
  const language = useLanguage();
  return (
    <ChartCard
      {...card}
      chart={(ready) => structureChart(ready, { by, title: card.title, volume, ordered }, language)}
    />
  );
}
