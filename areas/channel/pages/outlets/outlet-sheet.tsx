import { PortalLink, useAnswer } from '@portal/shell';
import { Button, Card, EmptyState, formatMonth, freeOf, narrowedTo, Skeleton, writtenIn } from '@portal/ui';
import { AnalysisAnswer, FactLines, useMarket, usePage } from '@portal/ui/analysis';
import { outletDetails } from '../../market/details.ts';
import { listedOf, outletMonths } from '../../market/questions.ts';
import { outletLife } from './outlet-life.ts';
import { OutletList } from './outlet-list.tsx';
import { outletPhrases } from './phrases.ts';

/** One outlet: whose, of what kind, where, how it is called up, since when it is listed; and the others of its brand there. */
export function OutletSheet({ outlet }: { outlet: string }) {
  const translate = outletPhrases.useTranslate();
  const { names, view, setView } = usePage();
  const answered = useMarket((view, catalogue) => outletMonths(view, catalogue, outlet));
  const details = useAnswer(outletDetails, { outlets: [outlet] });
  const life = answered.answer && outletLife(answered.answer);
  const detail = details.answer?.[0];
  const address = detail?.address ?? '';
  const brand = life?.last.keys.brand ?? '';
  const city = life?.last.keys.city ?? '';
  const lines: [string, React.ReactNode][] = life
    ? [
        [translate('brandLabel'), life.last.names.brand],
        [translate('kindLabel'), life.last.names.outletKind],
        [
          translate('cityLabel'),
          <PortalLink key="city" to={`/channel/city?city=${city}`}>
            {[life.last.names.province, life.last.names.city].filter(Boolean).join(' ')}
          </PortalLink>,
        ],
        [
          translate('address'),
          details.error ? (
            translate('detailsFailed')
          ) : (
            <span key="address" lang={writtenIn(address)}>
              {address || '-'}
            </span>
          ),
        ],
        [translate('phone'), detail?.phone || '-'],
        [translate('listedSince'), formatMonth(life.since)],
        [
          translate('state'),
          life.isGone
            ? translate('isGone', { month: formatMonth(life.until) })
            : life.opened
              ? translate('openSince', { month: formatMonth(life.opened) })
              : translate('isOpen'),
        ],
      ]
    : [];
  const back = (
    <Button size="small" variant="quiet" onClick={() => setView(freeOf(view, 'outlet'))}>
      {translate('allOutlets')}
    </Button>
  );
  if (answered.answer && !life)
    return (
      <Card title={names.nameOf('outlet', outlet)} actions={back}>
        <EmptyState title={translate('noOutlet')} text={translate('noOutletText')} />
      </Card>
    );
  return (
    <>
      <Card
        title={life?.last.names.outlet ?? names.nameOf('outlet', outlet)}
        caption={life ? translate('sheetNote', { month: formatMonth(life.until) }) : undefined}
        actions={back}
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={240} />}>
          {() => <FactLines lines={lines} data-testid="outlet-sheet" />}
        </AnalysisAnswer>
      </Card>
      {life && (
        <OutletList
          title={translate('othersThere', { brand: life.last.names.brand ?? '', city: life.last.names.city ?? '' })}
          question={(view, catalogue) =>
            listedOf(
              { ...narrowedTo(freeOf(view, 'outlet', 'province', 'tier'), { brand: [brand], city: [city] }) },
              catalogue,
            )
          }
        />
      )}
    </>
  );
}
