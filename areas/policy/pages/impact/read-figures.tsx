import type { PolicyFigure } from '@portal/contract';
import { Card } from '@portal/ui';
import { Figures } from '../../detail/figures.tsx';
import { phrases } from '../../phrases.ts';

/** The figures of the policy, each with the sentences that it is read from. */
export function ReadFigures({ figures }: { figures: PolicyFigure[] }) {
  const translate = phrases.useTranslate();
  if (figures.length === 0) return null;
  return (
    <Card title={translate('figures')}>
      <Figures figures={figures} />
    </Card>
  );
}
