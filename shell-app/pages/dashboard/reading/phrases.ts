import { createPhrases } from '../../../i18n/create-phrases.ts';

/** The sentence of the month: whole clauses, so that each language has its own order of words. */
export const { translate: sayReading, useTranslate: useReadingWords } = createPhrases({
  zh_CN: {
    month: '%{year} 年 %{month} 月：%{rest}',
    comma: '，',
    semicolon: '；',
    stop: '。',
    volume: '乘用车 %{value} 万辆',
    onTheYear: '同比 %{growth}',
    energy: '新能源占 %{share}',
    energyChange: '同比 %{change} 百分点',
    leader: '%{name}居首，份额 %{share}',
    price: '成交均价 %{price} 万元',
    discount: '折扣率 %{discount}',
  },
  en: {
    month: '%{month} %{year}: %{rest}',
    comma: ', ',
    semicolon: '; ',
    stop: '.',
    volume: 'passenger cars %{value}',
    onTheYear: '%{growth} on the year',
    energy: 'new energy %{share}',
    energyChange: '%{change} pp on the year',
    leader: '%{name} leads with %{share}',
    price: 'average transaction price %{price}k yuan',
    discount: 'discount %{discount}',
  },
});
