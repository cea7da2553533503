import type { DecisionRange, Language, MarketDecision } from '@portal/contract';
import { formatMonth, formatNumber } from '@portal/ui';
import { exportName, releaseText, type SharedTable, type TableColumn } from '@portal/ui/analysis';
import type { Sheet } from '../address/sheet.ts';
import type { Say } from '../phrases.ts';
import { carsRange, effectText, partText, priceRangeOf, responseText, sumRange, textOf } from './range-text.ts';

type Ahead = NonNullable<MarketDecision['scenario']>;

const column = (key: string, name: string, unit: string): TableColumn => ({
  key,
  name,
  kind: unit ? 'indicator' : 'dimension',
  format: unit ? 'count' : null,
  unit,
  definition: '',
  formula: '',
  growth: false,
});

/** What a person wants to change, as it was typed. */
function changeOf({ kind, target, change, unit, price }: Sheet, say: Say): [string, string][] {
  if (kind === 'launch') return [[say('price'), `${formatNumber(price)} ${say('yuan')}`]];
  const by = unit === 'part' ? `${change}%` : `${formatNumber(change)} ${say('yuan')}`;
  return [kind === 'price' ? [say('change'), `${say(target)} ${by}`] : [say('incentiveChange'), by]];
}

/** Label and text of all that the ranges rest on, for the file. */
function aboutOf(answer: MarketDecision, sheet: Sheet, say: Say, language: Language): [string, string][] {
  const { kind, subject, segment, dataSource, response, assumed, effect, revenue, price } = answer;
  const percent = (part: number) => `${Math.round(1000 * part) / 10}%`;
  const used = response.used;
  const bases = { own: 'own', segment: 'segmentPast', assumed: 'assumedBasis' } as const;
  const lines: [string, string | null | undefined | false][] = [
    [say('kind'), say(`kind_${kind}`)],
    [say('subjectLabel'), subject?.name],
    [say('forerunner'), answer.forerunner?.name],
    [say('segment'), segment?.name],
    ...changeOf(sheet, say),
    [say('source'), dataSource?.name],
    [say('effect'), effect && effectText(effect)],
    [say('tpAfter'), price && textOf(priceRangeOf(price.after, language))],
    [say('revenue'), revenue && textOf(sumRange(revenue.scenario, language))],
    [say('net'), answer.net && textOf(carsRange(answer.net, say('cars'), language))],
    [say('response'), used && `${responseText(used)} · ${say(bases[used.basis], { segment: segment?.name ?? '' })}`],
    [say('baseline'), assumed.baseline && say(assumed.baseline === 'assumed' ? 'assumed' : 'baselineForecast')],
    [say('passed'), assumed.passed !== null && percent(assumed.passed)],
    [say('matched'), assumed.matched !== null && percent(assumed.matched)],
    [say('cannibalised'), assumed.cannibalised && partText(assumed.cannibalised)],
    [say('discount'), assumed.discount && partText(assumed.discount)],
    [
      say('comparables'),
      answer.comparables
        .filter(({ chosen }) => chosen)
        .map(({ name }) => name)
        .join(language === 'en' ? ', ' : '、'),
    ],
    [say('method'), say('noProof')],
  ];
  return lines.flatMap(([label, text]): [string, string][] => (text ? [[label, text]] : []));
}

/** The months of a sheet as a table to be taken away, with its assumptions beside it. @returns undefined while there is no range */
export function sheetTable(
  answer: MarketDecision,
  sheet: Sheet,
  say: Say,
  language: Language,
): SharedTable | undefined {
  const { scenario, base, months, subject, segment } = answer;
  if (!scenario) return undefined;
  const cars = say('cars');
  const columns = [
    column('month', say('month'), ''),
    ...(base ? [column('baseLow', say('baseLow'), cars), column('baseHigh', say('baseHigh'), cars)] : []),
    column('scenarioLow', say('scenarioLow'), cars),
    column('scenarioHigh', say('scenarioHigh'), cars),
  ];
  const name = subject?.name ?? segment?.name ?? '';
  const row = (kind: 'row' | 'total', month: string, at: (ahead: Ahead) => DecisionRange | null | undefined) => {
    const [before, after] = [base && at(base), at(scenario)];
    return {
      kind,
      id: month,
      keys: {},
      names: { month },
      values: {
        baseLow: before?.low ?? null,
        baseHigh: before?.high ?? null,
        scenarioLow: after?.low ?? null,
        scenarioHigh: after?.high ?? null,
      },
    };
  };
  return {
    title: say('tableTitle'),
    name: exportName({ title: say('tableTitle'), filters: [[say('subjectLabel'), name]] }),
    about: [...aboutOf(answer, sheet, say, language), [say('release'), releaseText(answer.release, language)]],
    model: {
      columns,
      rows: [
        ...scenario.months.map((_, at) =>
          row(
            'row',
            months[at] ? formatMonth(months[at]) : say('monthOf', { n: at + 1 }),
            ({ months: all }) => all[at],
          ),
        ),
        row('total', say('total'), ({ total }) => total),
      ],
      cut: null,
    },
  };
}
