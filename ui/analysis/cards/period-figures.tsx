import type { Answered } from '@portal/ui';
import type { Answer } from '../page/ask.ts';
import { TableCard } from './table-card.tsx';

/** All figures of an answer by period, the latest first, below its picture; nothing while there are none. */
export const PeriodFigures = ({ answered, title }: { answered: Answered<Answer>; title: string }) => (
  <TableCard below title={title} answered={answered} sorting={{ key: 'period', direction: 'descending' }} />
);
