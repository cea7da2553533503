import { formatMonth, formatNumber, formatRatio } from '@portal/ui';
import type { Named } from '../ask/named.ts';
import { useTranslate } from '../phrases.ts';
import { ladderOf } from '../prices/ladder-rows.ts';
import { usePriceCourse } from '../prices/use-price-course.ts';
import { LittleLines } from './little-lines.tsx';
import classes from './paper.module.css';
import { PaperTable } from './paper-table.tsx';

/** As many trims as paper has room for: the cheapest and the dearest ones. */
const mostRungs = 8;

/** Prices on paper: what the model cost over time, and the ends of its ladder. */
export function PaperPrices({ model }: { model: Named }) {
  const say = useTranslate();
  const { isOpen, month, history, ladder } = usePriceCourse(model.key);
  if (!isOpen) return null;
  const rows = history.answer?.rows.filter(({ keys }) => keys.period !== undefined) ?? [];
  const line = (key: 'msrp' | 'tp') => {
    const values = rows.map((row) => row.values[key] ?? null);
    return { name: say(key), values, latest: `${formatNumber(values.at(-1) ?? null, 0)} ${say('yuan')}` };
  };
  const rungs = ladder.answer ? ladderOf(ladder.answer) : [];
  const printed = rungs.length > mostRungs ? [...rungs.slice(0, mostRungs / 2), ...rungs.slice(-mostRungs / 2)] : rungs;
  return (
    <>
      {rows.length > 1 && (
        <section className={classes.part}>
          <h3>{say('priceHistory')}</h3>
          <LittleLines
            series={[line('msrp'), line('tp')]}
            ends={[formatMonth(rows[0]?.keys.period), formatMonth(rows.at(-1)?.keys.period)]}
          />
        </section>
      )}
      <PaperTable
        title={say('priceLadder')}
        caption={[
          month && formatMonth(month),
          rungs.length > printed.length && say('rungsShown', { shown: printed.length, all: rungs.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
        corner={say('trim')}
        columns={[`${say('msrp')} (${say('yuan')})`, `${say('tp')} (${say('yuan')})`, say('discount')]}
        rows={printed.map(({ key, name, subModel, msrp, tp, discount }) => ({
          key,
          head: name.startsWith(subModel) ? name : `${subModel} ${name}`,
          cells: [formatNumber(msrp, 0), formatNumber(tp, 0), formatRatio(discount)],
        }))}
      />
    </>
  );
}
