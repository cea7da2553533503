import { formatMonth } from '@portal/ui';
import type { Named } from '../ask/named.ts';
import { latestFigures } from '../ask/other-questions.ts';
import { useOther, useOtherAnswer } from '../ask/use-other.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { figureName, figureText } from '../others/figure-text.tsx';
import type { OtherKind } from '../others/kinds.ts';
import { useTranslate } from '../phrases.ts';
import { PaperTable } from './paper-table.tsx';

/** Figures of a dataset beside sales on paper. */
export function PaperOther({ kind, models }: { kind: OtherKind; models: readonly Named[] }) {
  const say = useTranslate();
  const other = useOther(kind.dataset);
  const keys = models.map(({ key }) => key);
  const { answer } = useOtherAnswer(other, (known) => latestFigures(kind.dataset, known, keys, kind.indicators));
  const month = other.catalogue.answer?.last;
  if (!answer || answer.rows.length === 0) return null;
  return (
    <PaperTable
      title={say(kind.title)}
      caption={month && formatMonth(month)}
      corner={say('figure')}
      columns={models.map(({ name }) => name)}
      rows={answer.columns
        .filter(({ key }) => kind.onPaper.includes(key))
        .map((column) => ({
          key: column.key,
          head: figureName(column),
          cells: models.map(({ key }) => figureText(column, figuresOf(answer, key)[column.key] ?? null)),
        }))}
    />
  );
}
