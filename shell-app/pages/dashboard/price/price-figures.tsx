import type { MarketPrice, PriceIndicatorKey } from '@portal/contract';
import { formatNumber, formatRatio, toWan } from '@portal/ui';
import { useDefinition } from '../definitions/phrases.ts';
import { Figures } from '../figure/figures.tsx';
import { KeyFigure } from '../figure/key-figure.tsx';
import { useWords } from '../words/phrases.ts';
import { discountChange } from './discount-change.ts';
import { useTranslate } from './phrases.ts';

const wanYuan = (yuan: number | null) => formatNumber(yuan === null ? null : toWan(yuan), 2);

/** S3.025: the transaction price, the list price and the discount between them, this month and a year ago. */
export function PriceFigures({ price }: { price: MarketPrice }) {
  const say = useTranslate();
  const words = useWords();
  const define = useDefinition();
  const { bqPriceIndex: now, tqPriceIndex: before } = price;
  /** The price call says itself what its figures mean. */
  const meaning = (key: PriceIndicatorKey) =>
    price.definitions.filter((one) => one.key === key).map((one) => `${one.definition} (${one.formula})`);
  return (
    <Figures testId="price-figures">
      <KeyFigure
        label={say('tp')}
        means={[...meaning('tp'), ...meaning('yoyTp')]}
        value={wanYuan(now.tp.value)}
        unit={words('wanYuan')}
        yoy={{ value: now.yoyTp.value, format: 'percent' }}
        more={say('before', { value: wanYuan(before.tp.value) })}
      />
      <KeyFigure
        label={say('msrp')}
        means={[...meaning('msrp'), ...meaning('yoyMsrp')]}
        value={wanYuan(now.msrp.value)}
        unit={words('wanYuan')}
        yoy={{ value: now.yoyMsrp.value, format: 'percent' }}
        more={say('before', { value: wanYuan(before.msrp.value) })}
      />
      <KeyFigure
        label={say('discount')}
        means={[...meaning('discount'), `${words('yoy')}: ${define('pointsChange')}`]}
        value={formatRatio(now.discount.value, { suffix: '' })}
        unit={words('percent')}
        yoy={{ value: discountChange(price), format: 'points' }}
        more={say('before', { value: formatRatio(before.discount.value) })}
      />
    </Figures>
  );
}
