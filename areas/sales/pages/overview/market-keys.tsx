import { useLanguage } from '@portal/shell';
import { type Answered, countFigure, emptyText, formatRatio, KeyFigure, KeyFigures, pointsUnit } from '@portal/ui';
import {
  type Answer,
  isNewEnergyPart,
  isUncovered,
  notCovered,
  useCountOptions,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { marketTrend, newEnergyTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { latestPeriod } from './key-figures.ts';

/** A figure in words: undefined while it is on its way, '-' when it did not come. */
const textIn = ({ answer, error }: Answered<Answer>, text: string) => (answer ? text : error ? emptyText : undefined);

/** Whether nobody delivered the latest period of an answer, or anything of it. */
const isAbsent = ({ answer }: Answered<Answer>) => !!answer && isUncovered(answer, answer.rows.at(-1)?.keys ?? {});

/** The figures of the latest period; their places keep their size while they load. */
export function MarketKeys() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, view } = usePage();
  const options = useCountOptions();
  const trend = useMarket(marketTrend);
  const electric = useMarket(newEnergyTrend);
  const latest = trend.answer && latestPeriod(trend.answer);
  const sold = latest?.values;
  const energy = electric.answer && latestPeriod(electric.answer)?.values;
  const indicator = (wanted: string) => catalogue?.indicators.find(({ key }) => key === wanted);
  const meaning = (key: string) => [indicator(key)?.definition ?? []].flat();
  const absent = (isSo: boolean) => (isSo ? notCovered(language) : undefined);
  const counted = (answered: Answered<Answer>, value: number | null | undefined) => {
    const figure = countFigure(value, indicator('volume')?.unit ?? '', language, options);
    return { value: textIn(answered, figure.value), unit: figure.unit, absent: absent(isAbsent(answered)) };
  };
  // Of a file of new energy alone, or of one that does not say, new energy is no part of the market.
  const isPart = catalogue === null || isNewEnergyPart(catalogue, view.dataSource);
  const part = isPart ? energy : null;
  return (
    <KeyFigures columns={4} framed>
      <KeyFigure
        name={latest ? `${translate('volume')} · ${latest.name}` : translate('volume')}
        means={meaning('volume')}
        {...counted(trend, sold?.volume)}
        changes={[
          { name: translate('yoy'), value: sold?.yoy },
          // The period before a year is the year before.
          ...(view.dateType === 'annual' ? [] : [{ name: translate('mom'), value: sold?.mom }]),
        ]}
      />
      <KeyFigure
        name={translate('cumulative')}
        means={meaning('cumulativeVolume')}
        // There is none only where a month since January is not covered.
        {...counted(trend, sold?.cumulativeVolume)}
        absent={absent(sold?.cumulativeVolume === null)}
        changes={[{ name: translate('cumulativeGrowth'), value: sold?.ytdGrowth }]}
      />
      <KeyFigure
        name={translate('newEnergyShare')}
        means={[...meaning('penetration'), translate('anyFuel')]}
        value={textIn(electric, formatRatio(part?.penetration ?? null))}
        absent={absent(!isPart || isAbsent(electric))}
        changes={[
          { name: translate('change'), value: part?.penetrationChange, format: 'points', unit: pointsUnit[language] },
        ]}
      />
      <KeyFigure
        name={translate('newEnergyVolume')}
        means={[...meaning('newEnergyVolume'), translate('anyFuel')]}
        {...counted(electric, energy?.newEnergyVolume)}
        changes={[{ name: translate('yoy'), value: energy?.yoyNewEnergy }]}
      />
    </KeyFigures>
  );
}
