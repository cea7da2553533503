import { useLanguage } from '@portal/shell';
import { type Answered, countFigure, emptyText, formatRatio, KeyFigure, KeyFigures, pointsUnit } from '@portal/ui';
import {
  type Answer,
  isNewEnergyPart,
  isUncovered,
  newEnergy,
  notCovered,
  useCountOptions,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { marketByFuel, marketTrend, newEnergyTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { latestFigures, newEnergyShare } from './key-figures.ts';

/** A figure in words: undefined while it is on its way, '-' when it did not come. */
const shown = ({ answer, error }: Answered<Answer>, text: string) => (answer ? text : error ? emptyText : undefined);

/** Whether nobody delivered the latest period of an answer, or anything of it. */
const isAbsent = ({ answer }: Answered<Answer>) => !!answer && isUncovered(answer, answer.rows.at(-1)?.keys ?? {});

/** The figures of the latest period; their places keep their size while they load. */
export function MarketKeys() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, view } = usePage();
  const options = useCountOptions();
  const trend = useMarket(marketTrend);
  const fuel = useMarket(marketByFuel);
  const electric = useMarket(newEnergyTrend);
  const latest = trend.answer && latestFigures(trend.answer);
  const part = catalogue && fuel.answer && newEnergyShare(fuel.answer, newEnergy(catalogue));
  const energy = electric.answer && latestFigures(electric.answer);
  const indicator = (wanted: string) => catalogue?.indicators.find(({ key }) => key === wanted);
  const meaning = (key: string) => [indicator(key)?.definition ?? []].flat();
  const absent = (isSo: boolean) => (isSo ? notCovered(language) : undefined);
  const counted = (answered: Answered<Answer>, value: number | null | undefined) => {
    const figure = countFigure(value, indicator('volume')?.unit ?? '', language, options);
    return { value: shown(answered, figure.value), unit: figure.unit, absent: absent(isAbsent(answered)) };
  };
  // Of a file of new energy alone, or of one that does not say, new energy is no part of the market.
  const isPart = catalogue === null || isNewEnergyPart(catalogue, view.dataSource);
  const share = isPart ? (part ?? null) : null;
  return (
    <KeyFigures columns={4} framed>
      <KeyFigure
        name={latest ? `${translate('volume')} · ${latest.period}` : translate('volume')}
        means={meaning('volume')}
        {...counted(trend, latest?.volume)}
        changes={[
          { name: translate('yoy'), value: latest?.yoy },
          { name: translate('mom'), value: latest?.mom },
        ]}
      />
      <KeyFigure
        name={translate('cumulative')}
        means={meaning('cumulativeVolume')}
        // There is none only where a month since January is not covered.
        {...counted(trend, latest?.cumulative)}
        absent={absent(latest?.cumulative === null)}
        changes={[{ name: translate('cumulativeGrowth'), value: latest?.cumulativeGrowth }]}
      />
      <KeyFigure
        name={translate('newEnergyShare')}
        means={[translate('newEnergyMeaning')]}
        value={shown(fuel, formatRatio(share?.share ?? null))}
        absent={absent(!isPart || isAbsent(fuel))}
        changes={[
          { name: translate('change'), value: share?.shareChange, format: 'points', unit: pointsUnit[language] },
        ]}
      />
      <KeyFigure
        name={translate('newEnergyVolume')}
        means={[translate('newEnergyMeaning')]}
        {...counted(electric, energy?.volume)}
        changes={[{ name: translate('yoy'), value: energy?.yoy }]}
      />
    </KeyFigures>
  );
}
