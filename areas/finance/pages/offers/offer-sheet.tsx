import { useAnswer, useLanguage } from '@portal/shell';
import { Button, Card, EmptyState, formatMonth, freeOf, Skeleton } from '@portal/ui';
import { AnalysisAnswer, FactLines, FiguresCard, TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { dayText, offerDetails, withRates } from '../../market/offer-table.ts';
import { offerMonths, termFigures } from '../../market/questions.ts';
import { writtenTerm } from '../../parts/written-term.ts';
import { phrases } from '../../phrases.ts';
import { SheetLinks } from './sheet-links.tsx';

/** One offer: of which car, by whom, its terms and what they come to, and how it was in the months before. */
export function OfferSheet({ offer }: { offer: string }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { names, view, setView, catalogue } = usePage();
  const answered = useMarket((view, catalogue) => offerMonths(view, catalogue, offer));
  const details = useAnswer(offerDetails, { offers: [offer] });
  const { answer } = answered;
  const last = answer?.rows.findLast(({ kind }) => kind === 'row');
  const back = (
    <Button size="small" variant="quiet" onClick={() => setView(freeOf(view, 'offer'))}>
      {translate('allOffers')}
    </Button>
  );
  if (answer && !last)
    return (
      <Card title={names.nameOf('offer', offer)} actions={back}>
        <EmptyState title={translate('noOffer')} text={translate('noOfferText')} />
      </Card>
    );
  const day = (key: 'from' | 'until') =>
    details.error ? translate('daysFailed') : dayText(details.answer?.[0]?.[key] ?? '');
  const columnOf = (key: string) => answer?.columns.find((column) => column.key === key);
  const lines: [name: string, text: string | undefined][] = last
    ? [
        ...(['model', 'trim', 'lender', 'lenderKind'] as const).map((key): [string, string | undefined] => [
          columnOf(key)?.name ?? key,
          last.names[key],
        ]),
        [translate('from'), day('from')],
        [translate('until'), day('until')],
        ...termFigures.flatMap((key): [string, string][] => {
          const column = columnOf(key);
          return column ? [[column.name, writtenTerm(column, last.values[key])]] : [];
        }),
      ]
    : [];
  const title = translate('historyTitle');
  return (
    <>
      <Card
        title={last?.names.offer ?? names.nameOf('offer', offer)}
        caption={last ? translate('sheetNote', { month: formatMonth(last.keys.period ?? '') }) : undefined}
        actions={back}
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={240} />}>
          {() => (
            <>
              <FactLines lines={lines} data-testid="offer-sheet" />
              {last && <SheetLinks row={last} />}
            </>
          )}
        </AnalysisAnswer>
      </Card>
      <FiguresCard
        title={title}
        answered={answered}
        height={360}
        kind="line"
        figures={[
          { indicator: 'offerRate' },
          { indicator: 'trueRate' },
          { indicator: 'monthlyPayment', kind: 'column' },
        ]}
        panels
      />
      <TableCard
        inFigures
        title={title}
        answered={answered}
        model={answer && historyOf(tableOf(answer, language, catalogue))}
        sorting={{ key: 'period', direction: 'descending' }}
      />
    </>
  );
}

const months = new Set(['period']);

/** The months of one offer: what is the same in each of its rows stands above. */
const historyOf = (model: ReturnType<typeof tableOf>) => ({
  ...withRates(model),
  made: undefined,
  columns: withRates(model).columns.filter(({ kind, key }) => kind === 'indicator' || months.has(key)),
});
