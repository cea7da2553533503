import { createPhrases } from '@portal/shell';

/** The sentence of the month: whole clauses, so that each language has its own order of words. */
export const { translate: sayReading, useTranslate: useReadingWords } = createPhrases({
  zh_CN: {
    month: '%{month}%{mark}：%{rest}',
    mark: '（%{text}）',
    semicolon: '；',
    stop: '。',
    volume: '乘用车销量 %{value}辆',
    onTheYear: '，同比 %{growth}',
    energy: '新能源渗透率 %{share}',
    energyChange: '（%{change} 百分点）',
    leader: '%{name}居首，份额 %{share}',
    price: '成交价 %{price} 万元',
    priceChange: '（%{growth}）',
    discount: '折扣率 %{discount}',
  },
  en: {
    month: '%{month}%{mark}: %{rest}',
    mark: ' (%{text})',
    semicolon: '; ',
    stop: '.',
    volume: 'passenger-vehicle sales %{value}',
    onTheYear: ', %{growth} YoY',
    energy: 'NEV penetration %{share}',
    energyChange: ' (%{change} pp)',
    leader: '%{name} leads with a %{share} share',
    price: 'transaction price %{price}k yuan',
    priceChange: ' (%{growth})',
    discount: 'discount %{discount}',
  },
});
