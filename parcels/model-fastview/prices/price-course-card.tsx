import { useLanguage } from '@portal/shell';
import { OwnedLink } from '@portal/shell/insider';
import { Card, Change, formatMonth, formatNumber, formatRatio } from '@portal/ui';
import { indicatorChart } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import type { Named } from '../ask/named.ts';
import { Sheet } from '../figures/sheet.tsx';
import frame from '../frame/frame.module.css';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { ladderOf } from './ladder-rows.ts';
import { usePriceCourse } from './use-price-course.ts';

const height = 300;

/** How the prices of the model came to be, and the ladder of its trims; nothing without the product Price. */
export function PriceCourseCard({ model }: { model: Named }) {
  const say = useTranslate();
  const language = useLanguage();
  const { isOpen, month, history, ladder } = usePriceCourse(model.key);
  if (!isOpen) return null;
  const none = { title: say('prices'), text: say('noPricesOf') };
  const link = (page: string, words: string) => (
    <OwnedLink to={`${page}${new URLSearchParams({ model: model.key })}`} className={frame.more} otherwise={null}>
      {words}
    </OwnedLink>
  );
  return (
    <div className={frame.two}>
      <Card
        title={say('priceHistory')}
        actions={link('/price/history?', say('openPrices'))}
        data-testid="fastview-price-history"
      >
        <Place answered={history} height={height} empty={({ rows }) => (rows.length === 0 ? none : null)}>
          {(answer) => (
            <Chart
              titleHidden
              height={height}
              spec={indicatorChart(
                answer,
                {
                  by: 'period',
                  title: `${model.name} · ${say('priceHistory')}`,
                  kind: 'line',
                  figures: [{ indicator: 'msrp' }, { indicator: 'tp' }],
                },
                language,
              )}
            />
          )}
        </Place>
      </Card>
      <Card
        flush
        title={say('priceLadder')}
        caption={month && `${formatMonth(month)} · ${say('priceLadderNote')}`}
        data-testid="fastview-price-ladder"
      >
        <Place answered={ladder} height={height} empty={(answer) => (ladderOf(answer).length === 0 ? none : null)}>
          {(answer) => (
            <Sheet
              testId="fastview-ladder-table"
              caption={say('priceLadder')}
              corner={say('trim')}
              columns={[
                { key: 'msrp', head: `${say('msrp')} (${say('yuan')})` },
                { key: 'step', head: `${say('step')} (${say('yuan')})` },
                { key: 'tp', head: `${say('tp')} (${say('yuan')})` },
                { key: 'discount', head: say('discount') },
                { key: 'volume', head: `${say('retail')} (${say('cars')})` },
              ]}
              rows={ladderOf(answer).map(({ key, name, subModel, msrp, step, tp, discount, volume }) => ({
                key,
                head: name.startsWith(subModel) ? name : `${subModel} ${name}`,
                cells: [
                  formatNumber(msrp, 0),
                  <Change key="step" value={step} format="count" quiet />,
                  formatNumber(tp, 0),
                  formatRatio(discount),
                  formatNumber(volume, 0),
                ],
              }))}
            />
          )}
        </Place>
      </Card>
    </div>
  );
}
