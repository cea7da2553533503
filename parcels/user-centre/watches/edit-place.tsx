import { importModule } from '@portal/shell/insider';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import type * as Analysis from '@portal/ui/analysis';
import type { EditWatchProps } from '@portal/ui/analysis';
import { useEffect, useState } from 'react';
import { useTranslate } from './phrases.ts';

/** The form of a watch is the one that it was made with: it comes with the page kit of analysis, when it is asked for. */
export function EditPlace(props: EditWatchProps) {
  const say = useTranslate();
  const [round, setRound] = useState(0);
  const [kit, setKit] = useState<typeof Analysis | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    let wanted = true;
    setKit(null);
    importModule<typeof Analysis>('@portal/ui/analysis').then(
      (found) => wanted && setKit(found),
      () => wanted && setKit('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [round]);
  if (kit === 'failed')
    return (
      <ErrorState
        title={say('formFailed')}
        text={say('wrong')}
        action={<Button onClick={() => setRound(round + 1)}>{say('retry')}</Button>}
      />
    );
  return kit ? <kit.EditWatch {...props} /> : <Skeleton height={320} />;
}
