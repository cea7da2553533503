import { Card, EmptyState } from '@portal/ui';
import { phrases } from '../phrases.ts';

interface WantedProps {
  title: string;
  /** Which figures stand beside updates. */
  what: 'sales' | 'tone';
  standing: 'notHeld' | 'notKept';
}

const words = {
  sales: { notHeld: ['wantsSales', 'wantsSalesText'], notKept: ['noSales', 'besideText'] },
  tone: { notHeld: ['wantsTone', 'wantsToneText'], notKept: ['noTone', 'besideText'] },
} as const;

/** What stands in the place of figures that want another product, or that the release does not have. */
export function Wanted({ title, what, standing }: WantedProps) {
  const translate = phrases.useTranslate();
  const [head, text] = words[what][standing];
  return (
    <Card title={title}>
      <EmptyState title={translate(head)} text={translate(text)} data-testid={`${what}-wanted`} />
    </Card>
  );
}
