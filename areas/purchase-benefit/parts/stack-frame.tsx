import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import {
  type Answer,
  Choices,
  DimensionField,
  TableCard,
  type TableModel,
  useChoices,
  useNameOf,
  withinText,
} from '@portal/ui/analysis';
import { type Buyer, stackChoices, stackedBy } from '../market/choices.ts';
import { phrases } from '../phrases.ts';
import { BuyerField } from './buyer-field.tsx';

/** By what stacks are listed and for which buyer, with the name of the first within a sentence and what tables note. */
export function useStackPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { by, buyer } = useChoices(stackChoices);
  const notes: [string, string][] = [[translate('buyer'), translate(`buyer_${buyer}`)]];
  return { by, buyer, name: withinText(nameOf('dimensions', by), language), notes };
}

/** What a page of stacks is asked by. */
export function StackChoices({ by, buyer }: { by: DimensionKey; buyer: Buyer }) {
  const translate = phrases.useTranslate();
  return (
    <Choices note={translate('stackNote')}>
      <DimensionField value={by} choices={stackedBy} />
      <BuyerField value={buyer} />
    </Choices>
  );
}

interface StacksTableProps {
  by: DimensionKey;
  title: string;
  answered: Answered<Answer>;
  table: (answer: Answer) => TableModel;
  notes: [string, string][];
}

/** Stacks with what stands beside them, the dearest first. */
export function StacksTable({ by, title, answered, table, notes }: StacksTableProps) {
  return (
    <TableCard
      key={by}
      inFigures
      title={title}
      answered={answered}
      model={answered.answer && table(answered.answer)}
      notes={notes}
      sorting={{ key: 'stackValue', direction: 'descending' }}
      bar="stackValue"
      ranked
    />
  );
}
