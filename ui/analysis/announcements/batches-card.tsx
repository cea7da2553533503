import type { ReactNode } from 'react';
import { TableCard } from '../cards/table-card.tsx';
import { useMarket } from '../page/use-market.ts';
import { phrases } from './phrases.ts';
import { batchesOf } from './questions.ts';

/** Batch beside batch, the newest first: how many models each lists, and how far they drive. */
export function BatchesCard({ caption }: { caption?: ReactNode }) {
  const translate = phrases.useTranslate();
  return (
    <TableCard
      title={translate('batchesTitle')}
      caption={caption}
      answered={useMarket(batchesOf)}
      bar="entries"
      height={420}
    />
  );
}
