import { Card, EmptyState } from '@portal/ui';
import { isNewEnergyPart, usePage } from '@portal/ui/analysis';
import type { ReactNode } from 'react';
import { phrases } from '../phrases.ts';

/** What new energy is a part of; of a source that is about nothing else, that there is no such part. */
export function PartOnly({ children }: { children: ReactNode }) {
  const translate = phrases.useTranslate();
  const { catalogue, view } = usePage();
  if (!catalogue || isNewEnergyPart(catalogue, view.dataSource)) return children;
  return (
    <Card>
      <EmptyState title={translate('notPart')} text={translate('notPartText')} />
    </Card>
  );
}
