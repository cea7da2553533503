import type { MarketPrice, PriceIndicatorKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { formatPrice, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import { useDefinition } from '../definitions/phrases.ts';
import { useWords } from '../words/phrases.ts';
import { discountChange } from './discount-change.ts';
import { useTranslate } from './phrases.ts';

/** S3.025: the transaction price, the list price and the discount between them, this month and a year ago. */
export function PriceFigures({ price }: { price: MarketPrice }) {
  const say = useTranslate();
  const words = useWords();
  const define = useDefinition();
  const language = useLanguage();
  const { bqPriceIndex: now, tqPriceIndex: before } = price;
  /** The price call says itself what its figures mean. */
  const meaning = (key: PriceIndicatorKey) =>
    price.definitions
      .filter((definition) => definition.key === key)
      .map((definition) => `${definition.definition} (${definition.formula})`);
  return (
    <KeyFigures data-testid="price-figures">
      <KeyFigure
        name={say('tp')}
        means={[...meaning('tp'), ...meaning('yoyTp')]}
        value={formatPrice(now.tp.value, language)}
        unit={words('wanYuan')}
        changes={[{ name: words('yoy'), value: now.yoyTp.value }]}
        more={say('before', { value: formatPrice(before.tp.value, language) })}
      />
      <KeyFigure
        name={say('msrp')}
        means={[...meaning('msrp'), ...meaning('yoyMsrp')]}
        value={formatPrice(now.msrp.value, language)}
        unit={words('wanYuan')}
        changes={[{ name: words('yoy'), value: now.yoyMsrp.value }]}
        more={say('before', { value: formatPrice(before.msrp.value, language) })}
      />
      <KeyFigure
        name={say('discount')}
        means={[...meaning('discount'), `${words('yoy')}: ${define('pointsChange')}`]}
        value={formatRatio(now.discount.value, { suffix: '' })}
        unit={words('percent')}
        changes={[{ name: words('yoy'), value: discountChange(price), format: 'points', unit: words('points') }]}
        more={say('before', { value: formatRatio(before.discount.value) })}
      />
    </KeyFigures>
  );
}
