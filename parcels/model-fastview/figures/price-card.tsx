import type { ComparedModel } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import {
  type Answered,
  Card,
  Change,
  Explained,
  formatDayOrMonth,
  formatMonth,
  formatNumber,
  formatRatio,
  preliminaryText,
} from '@portal/ui';
import type { Compared } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';
import { Share } from '../export/share.tsx';
import { priceTable } from '../export/tables.ts';
import { Place } from '../frame/place.tsx';
import { type Say, useTranslate } from '../phrases.ts';
import { Sheet } from './sheet.tsx';

interface PriceCardProps {
  answered: Answered<Compared>;
  /** Those of the page. */
  models: readonly Named[];
  /** Keys of the versions that stand on the page; others may have been asked along. */
  shown: readonly string[];
  /** There were too few versions to ask. */
  tooFew: boolean;
}

/** What the versions are listed at and sold for. */
export function PriceCard({ answered, models, shown, tooFew }: PriceCardProps) {
  const say = useTranslate();
  const language = useLanguage();
  const { answer } = answered;
  const month = answer?.priceMonth;
  const preliminary =
    answer && month && preliminaryText({ from: month, to: month }, answer.period.preliminaryFrom, language);
  return (
    <Card
      title={say('prices')}
      caption={
        month
          ? [say('pricesCaption', { month: formatMonth(month) }), preliminary].filter(Boolean).join(' · ')
          : undefined
      }
      flush
      actions={
        answer &&
        month && (
          <Share
            of={say('prices')}
            answer={answer}
            models={models}
            priceMonth={month}
            model={priceTable(answer, shown, say)}
          />
        )
      }
      data-testid="fastview-prices"
    >
      <Place
        answered={tooFew ? { answer: null, error: undefined, retry: answered.retry } : answered}
        height={200}
        empty={(data) =>
          data?.priceMonth ? null : { title: say('prices'), text: say(data === null ? 'onePrice' : 'noPrices') }
        }
      >
        {(data) => data && <PriceSheet data={data} shown={shown} say={say} />}
      </Place>
    </Card>
  );
}

const figures = ['msrp', 'tp', 'discount', 'yoyMsrp', 'yoyTp'] as const;

function PriceSheet({ data, shown, say }: { data: Compared; shown: readonly string[]; say: Say }) {
  const heads = figures.map((key) => {
    const found = data.definitions.find((definition) => definition.key === key);
    const name = found?.unit ? `${found.name} (${found.unit})` : (found?.name ?? key);
    return { key, head: <Explained means={found ? [found.definition, found.formula] : []}>{name}</Explained> };
  });
  const models = data.models.filter(({ key }) => shown.includes(key));
  // Of models that came before the records of launches no day is known.
  const days = models.some(({ launchOn }) => launchOn) ? [{ key: 'launchOn', head: say('launched') }] : [];
  const columns = [...heads, ...days];
  return (
    <Sheet
      testId="fastview-price-table"
      caption={say('prices')}
      corner={say('version')}
      columns={columns}
      rows={models.map((model) => ({
        key: model.key,
        head: model.name,
        cells: cellsOf(model).slice(0, columns.length),
      }))}
    />
  );
}

const cellsOf = ({ prices, launchOn }: ComparedModel) => [
  formatNumber(prices.msrp, 0),
  formatNumber(prices.tp, 0),
  formatRatio(prices.discount),
  <Change key="yoyMsrp" value={prices.yoyMsrp} />,
  <Change key="yoyTp" value={prices.yoyTp} />,
  formatDayOrMonth(launchOn),
];
