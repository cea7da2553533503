import { useLanguage } from '@portal/shell';
import { Tag } from '@portal/ui';
import type { ProductSheet } from '../data/ask.ts';
import { phrases } from '../phrases.ts';

type Words = ProductSheet['name'];

/** Whether anything of these words is set in the place of those of the code. */
export const isSet = ({ set }: Words): boolean => set.zh_CN !== '' || set.en !== '';

/** Words as readers have them, in the language of now. */
export function useTextOf(): (words: Words) => string {
  const language = useLanguage();
  return ({ brought, set }) => set[language] || brought[language];
}

/** How a product is offered; announced, while it has no area. */
export function OfferTag({ product: { opens, offer } }: { product: Pick<ProductSheet, 'opens' | 'offer'> }) {
  const translate = phrases.useTranslate();
  if (!opens) return <Tag>{translate('offer/announced')}</Tag>;
  return <Tag tone={offer === 'on-sale' ? 'success' : 'warning'}>{translate(`offer/${offer}`)}</Tag>;
}
