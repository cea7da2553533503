import { isUncovered, notCovered, writtenFigure } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { type Answered, type ChangeProps, emptyText, KeyFigure, KeyFigures, pointsUnit } from '@portal/ui';
import { useWrittenAs } from '@portal/ui/charts';
import type { Answer, Catalogue } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { useFigureText } from './use-figure-text.ts';

/** One figure of the latest period, and how it has changed. */
export interface LatestFigure {
  indicator: string;
  /** What it is called here, where the question narrows it; else as the market calls it. */
  name?: string;
  /** Figures of growth, each with the short name that stands before it. */
  changes?: readonly { indicator: string; name: string }[];
  /** Whether large counts are written in ten thousands, as cars are; amounts for a car are not. */
  inTenThousands?: boolean;
}

type Indicator = Catalogue['indicators'][number];

export interface LatestFiguresProps {
  /** An answer by period, the latest last. */
  answered: Answered<Answer>;
  figures: readonly LatestFigure[];
}

/** Key figures of the latest period of an answer; their places keep their size while they load. */
export function LatestFigures({ answered: { answer, error }, figures }: LatestFiguresProps) {
  const language = useLanguage();
  const { catalogue } = usePage();
  const chosen = useWrittenAs();
  const last = answer?.rows.filter(({ kind }) => kind === 'row').at(-1);
  const absent = answer && (!last || isUncovered(answer, last.keys)) ? notCovered(language) : undefined;
  const indicatorOf = (wanted: string) => catalogue?.indicators.find(({ key }) => key === wanted);
  const written = useFigureText();
  const changeOf = (indicator: Indicator | undefined, value: number | null | undefined): ChangeProps => {
    if (indicator?.format === 'points') return { value, format: 'points', unit: pointsUnit[language] };
    if (indicator?.format !== 'count') return { value };
    const { size, unit, decimals } = writtenFigure(indicator, chosen, language);
    return { value: value && value / size, format: 'count', unit, decimals };
  };
  return (
    <KeyFigures columns={figures.length === 3 ? 3 : 4} framed>
      {figures.map(({ indicator: key, name: own, changes = [], inTenThousands = false }, at) => {
        const indicator = indicatorOf(key);
        const { value, unit } = written(indicator, last?.values[key] ?? null, inTenThousands);
        const name = own ?? indicator?.name ?? '';
        return (
          <KeyFigure
            key={key}
            name={at === 0 && last ? `${name} · ${last.names.period ?? ''}` : name}
            means={[indicator?.definition ?? []].flat()}
            value={answer ? value : error ? emptyText : undefined}
            unit={unit}
            absent={absent}
            changes={changes.map(({ indicator: change, name: text }) => {
              return { name: text, ...changeOf(indicatorOf(change), last?.values[change]) };
            })}
          />
        );
      })}
    </KeyFigures>
  );
}
