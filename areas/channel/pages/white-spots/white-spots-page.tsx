import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatMonthRange, formatRatio, SelectField } from '@portal/ui';
import {
  type Answer,
  barsHeight,
  ChartCard,
  Choices,
  DatasetWanted,
  rankingChart,
  TableCard,
  useChoices,
  usePage,
} from '@portal/ui/analysis';
import { byTier } from '../../market/white-spots.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';
import { whiteSpots } from './page.ts';
import { SpotKeys } from './spot-keys.tsx';
import { useWhiteSpots } from './use-white-spots.ts';
import { spotsAnswer, tiersAnswer } from './white-spot-answer.ts';

/** Where rivals sell and the chosen brand has no outlet, with what they sell there: by tier, and city by city. */
export function WhiteSpotsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const { standing, answered, found, year, own, ownName, offered, usual, named } = useWhiteSpots(
    useChoices(whiteSpots.choices),
  );
  const figuresTable = useCrossedTable(standing === 'open' ? 'sales' : null);
  if (standing === 'notOwned' || standing === 'notCovered')
    return <DatasetWanted dataset="sales" title={pageTitle} standing={standing} text={translate('salesWanted')} />;
  const words = {
    volume: translate('rivalVolume'),
    ownVolume: translate('ownVolume'),
    ownVolumeMeans: translate('ownVolumeMeans'),
    outlets: translate('rivalOutlets'),
    outletsMeans: translate('rivalOutletsMeans'),
    brands: translate('rivalBrands'),
    brandsMeans: translate('rivalBrandsMeans'),
    outletUnit: translate('outletUnit'),
    brandUnit: translate('brandUnit'),
    cities: translate('spotCities'),
    citiesMeans: translate('spotCitiesMeans'),
    cityUnit: translate('cityUnit'),
  };
  const title = ownName ? translate('spotsTitle', { brand: ownName }) : pageTitle;
  const spots: Answer | undefined = answered.answer && spotsAnswer(answered.answer, words);
  const order = catalogue?.dimensions.some(({ key }) => key === 'tier') ? ['1', 'new1', '2', '3', '4', '5'] : [];
  const tiers = spots && found ? tiersAnswer(spots, byTier(found.rows, order), words) : undefined;
  const empty = (
    <EmptyState
      title={translate(found?.isBlind ? 'spotsBlind' : 'noSpots')}
      text={translate(found?.isBlind ? 'spotsBlindText' : 'noSpotsText', { brand: ownName })}
    />
  );
  const note = [
    translate(named > 0 ? 'rivalsNamed' : 'rivalsAll', { n: named }),
    year ? translate('spotsYear', { months: formatMonthRange(year.from, year.to) }) : '',
    found && found.withoutCity > 0 ? translate('spotsWithoutCity', { n: found.withoutCity }) : '',
  ]
    .filter(Boolean)
    .join(language === 'en' ? ' · ' : '；');
  const tiersTitle = translate('spotTiersTitle');
  return (
    <>
      <Choices note={note}>
        <SelectField
          label={translate('ownBrand')}
          labelHidden
          title={translate('ownBrand')}
          name="own"
          value={own ?? ''}
          options={offered.map(({ key, name }) => ({ value: key, label: translate('ownOption', { brand: name }) }))}
          onChange={(value) => setChoice('own', value, usual)}
        />
      </Choices>
      <SpotKeys found={found} share={found && found.all > 0 ? formatRatio(found.volume / found.all) : undefined} />
      {found?.rows.length === 0 ? (
        <Card title={title}>{empty}</Card>
      ) : (
        <>
          <ChartCard
            title={tiersTitle}
            answered={{ ...answered, answer: tiers }}
            height={({ rows }) => barsHeight(rows.length)}
            chart={(ready) =>
              rankingChart(ready, figuresTable(ready), { by: 'tier', indicator: 'volume', title: tiersTitle }, language)
            }
            table={figuresTable}
          />
          <TableCard
            title={title}
            caption={translate('spotsNote')}
            answered={{ ...answered, answer: spots }}
            model={spots && figuresTable(spots)}
            sorting={{ key: 'volume', direction: 'descending' }}
            bar="volume"
            empty={empty}
            ranked
          />
        </>
      )}
    </>
  );
}
