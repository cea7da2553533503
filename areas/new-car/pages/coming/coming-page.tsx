import { chinaDate } from '@portal/contract';
import { PortalLink, trackDownload, useAnswer, useLanguage } from '@portal/shell';
import {
  Card,
  EmptyState,
  formatDate,
  formatDayOrMonth,
  formatNumber,
  KeyFigure,
  KeyFigures,
  Skeleton,
} from '@portal/ui';
import {
  AnalysisAnswer,
  CarStrip,
  DataTable,
  exportName,
  TableShare,
  useChoices,
  usePage,
  useSorted,
} from '@portal/ui/analysis';
import { type ComingCars, comingCars } from '../../market/events.ts';
import { phrases } from '../../phrases.ts';
import { ComingFilters } from './coming-filters.tsx';
import { comingTable } from './coming-table.ts';
import { MonthsCard } from './months-card.tsx';
import { narrowed, stageOf, withinMonths } from './narrowed.ts';
import { coming } from './page.ts';

/** Cars whose launch lies ahead: when, at which price, and in which months. */
export function ComingPage() {
  const answered = useAnswer(comingCars, {});
  return (
    <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={560} />}>
      {(cars) => <Coming cars={cars} />}
    </AnalysisAnswer>
  );
}

function Coming({ cars }: { cars: ComingCars }) {
  const translate = phrases.useTranslate();
  const choice = useChoices(coming.choices);
  if (cars.length === 0)
    return (
      <Card>
        <EmptyState title={translate('noComing')} text={translate('noComingText')} />
      </Card>
    );
  const remaining = narrowed(cars, choice);
  const [next] = remaining;
  return (
    <>
      <ComingFilters cars={cars} choice={choice} />
      <KeyFigures framed>
        <KeyFigure
          name={translate('comingCount')}
          means={[translate('comingCountMeans')]}
          value={formatNumber(remaining.length, 0)}
          unit={translate('cars')}
        />
        <KeyFigure
          name={translate('comingPriced')}
          means={[translate('comingPricedMeans')]}
          value={formatNumber(remaining.filter((car) => stageOf(car) === 'presale').length, 0)}
          unit={translate('cars')}
        />
        <KeyFigure
          name={translate('comingNext')}
          means={[translate('comingNextMeans')]}
          value={formatNumber(withinMonths(remaining, chinaDate(Date.now()), 3).length, 0)}
          unit={translate('cars')}
          more={next && `${next.name} ${formatDayOrMonth(next.launchOn)}`}
        />
      </KeyFigures>
      {remaining.length === 0 ? <NoneNow /> : <MonthsCard cars={remaining} />}
      <CarStrip
        by="model"
        cars={remaining.flatMap(({ model, name }) => (model === null ? [] : [{ key: model, name }]))}
      />
      {remaining.length > 0 && <ListCard cars={remaining} />}
    </>
  );
}

/** That a choice lets no car through, and the way back to all of them. */
function NoneNow() {
  const translate = phrases.useTranslate();
  const { basePath } = usePage();
  return (
    <Card>
      <EmptyState
        title={translate('noComingNow')}
        action={<PortalLink to={`${basePath}/coming`}>{translate('allOfThem')}</PortalLink>}
      />
    </Card>
  );
}

function ListCard({ cars }: { cars: ComingCars }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const today = formatDate(chinaDate(Date.now()));
  const title = translate('comingTitle');
  const { model, sorting, onSort } = useSorted(comingTable(cars, translate));
  const about: [string, string][] = [[translate('source'), today]];
  const name = exportName({ title, source: '', from: today, to: today, filters: [] });
  return (
    <Card
      flush
      title={title}
      caption={translate('comingNote', { today })}
      actions={
        <TableShare
          language={language}
          of={title}
          table={{ title, name, model, about }}
          taken={() => trackDownload('/v3/iw-new-car/coming/export')}
        />
      }
    >
      <DataTable caption={title} model={model} language={language} sorting={sorting} onSort={onSort} />
    </Card>
  );
}
