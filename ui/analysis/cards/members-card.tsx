import { useLanguage } from '@portal/shell';
import { periodText, type View } from '@portal/ui';
import type { Catalogue, Query } from '../page/ask.ts';
import { useMarket } from '../page/use-market.ts';
import { TableCard } from './table-card.tsx';

export interface MembersCardProps {
  title: string;
  /** Asks for the members of a dimension, with a row for the rest of them. */
  question: (view: View, catalogue: Catalogue) => Query;
  /** The figure that is drawn as bars too. */
  bar?: string;
}

/** Room of a head, ten members, the rest and the total, in px. */
const tenMembers = 430;

/** The largest members of a dimension with their places, the rest and the total; the months stand below the title. */
export function MembersCard({ title, question, bar = 'volume' }: MembersCardProps) {
  const language = useLanguage();
  const answered = useMarket(question);
  const { answer } = answered;
  return (
    <TableCard
      withRest
      ranked
      title={title}
      caption={answer ? periodText(answer.period, language) : ' '}
      answered={answered}
      bar={bar}
      height={tenMembers}
    />
  );
}
