import { useLanguage } from '@portal/shell';
import { barsHeight, ChartCard, rankingChart, TableCard, useNameOf, usePage, withinText } from '@portal/ui/analysis';
import type { RivalBy } from '../../market/choices.ts';
import { crossed } from '../../market/crossed.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';
import { useAfterPicture } from './use-after-picture.ts';
import { useRivals } from './use-rivals.ts';

interface RivalsBelowProps {
  by: RivalBy;
  of: string;
  top: string;
}

/** What stands below the picture of flows, and is drawn after it: what is won and lost, each rival in figures, all members. */
export function RivalsBelow(chosen: RivalsBelowProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const by = useAfterPicture(chosen.by);
  const rivals = useRivals({ by, of: useAfterPicture(chosen.of), top: Number(useAfterPicture(chosen.top)) });
  const { subject } = rivals;
  const made = useCrossedTable(null);
  const title = subject ? translate('flowTitle', { name: subject.name }) : pageTitle;
  const netTitle = subject ? translate('netTitle', { name: subject.name }) : pageTitle;
  const allTitle = catalogue
    ? translate('balancesTitle', { name: withinText(nameOf('dimensions', by), language) })
    : pageTitle;
  return (
    <>
      <ChartCard
        title={netTitle}
        waiting={pageTitle}
        caption={crossed.net.definition[language]}
        answered={rivals.byNet}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) => rankingChart(ready, made(ready), { by, indicator: 'net', title: netTitle }, language)}
        table={made}
      />
      <TableCard
        key={`${by} ${subject?.key}`}
        inFigures
        ranked
        title={title}
        answered={rivals.listed}
        model={rivals.listed.answer && made(rivals.listed.answer)}
        sorting={{ key: 'comparisons', direction: 'descending' }}
        bar="comparisons"
      />
      <TableCard
        key={by}
        title={allTitle}
        caption={translate(rivals.isOfBrands ? 'ofBrandsNote' : 'balancesNote')}
        answered={rivals.members}
        model={rivals.members.answer && made(rivals.members.answer)}
        sorting={{ key: 'net', direction: 'descending' }}
      />
    </>
  );
}
