import { Card, EmptyState } from '@portal/ui';
import { phrases } from '../phrases.ts';

interface ToneWantedProps {
  title: string;
  /** Whether no product of the account opens the tone, or the data have none. */
  standing: 'notHeld' | 'notKept';
}

/** What stands in the place of figures that want the product Internet big data, or that there is no tone for. */
export function ToneWanted({ title, standing }: ToneWantedProps) {
  const translate = phrases.useTranslate();
  const isHeld = standing === 'notKept';
  return (
    <Card title={title}>
      <EmptyState
        title={translate(isHeld ? 'noTone' : 'wantsTone')}
        text={translate('besideText')}
        data-testid="tone-wanted"
      />
    </Card>
  );
}
