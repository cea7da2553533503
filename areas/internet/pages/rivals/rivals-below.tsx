import { useLanguage } from '@portal/shell';
import { type Answer, barsHeight, ChartCard, rankingChart, TableCard, type TableModel } from '@portal/ui/analysis';
import type { RivalBy } from '../../market/choices.ts';
import { crossed } from '../../market/crossed.ts';
import { phrases } from '../../phrases.ts';
import type { useRivals } from './use-rivals.ts';

interface RivalsBelowProps {
  by: RivalBy;
  /** What the members are called, within a text. */
  membersName: string;
  pageTitle: string;
  rivals: ReturnType<typeof useRivals>;
  figuresTable: (answer: Answer) => TableModel;
}

/**
 * What stands below the picture of flows: what is won and lost, each rival in figures, all members. It takes all from the
 * page, so that it is not drawn again with the picture, before which it has to stand back.
 */
export function RivalsBelow({ by, membersName, pageTitle, rivals, figuresTable }: RivalsBelowProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { subject } = rivals;
  const title = subject ? translate('flowTitle', { name: subject.name }) : pageTitle;
  const netTitle = subject ? translate('netTitle', { name: subject.name }) : pageTitle;
  const allTitle = membersName ? translate('balancesTitle', { name: membersName }) : pageTitle;
  return (
    <>
      <ChartCard
        title={netTitle}
        waiting={pageTitle}
        caption={crossed.net.definition[language]}
        answered={rivals.byNet}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) => rankingChart(ready, figuresTable(ready), { by, indicator: 'net', title: netTitle }, language)}
        table={figuresTable}
      />
      <TableCard
        key={`${by} ${subject?.key}`}
        inFigures
        ranked
        title={title}
        answered={rivals.listed}
        model={rivals.listed.answer && figuresTable(rivals.listed.answer)}
        sorting={{ key: 'comparisons', direction: 'descending' }}
        bar="comparisons"
      />
      <TableCard
        key={by}
        title={allTitle}
        caption={translate(rivals.isOfBrands ? 'ofBrandsNote' : 'balancesNote')}
        answered={rivals.members}
        model={rivals.members.answer && figuresTable(rivals.members.answer)}
        sorting={{ key: 'net', direction: 'descending' }}
      />
    </>
  );
}
