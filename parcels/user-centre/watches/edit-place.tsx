import { ModulePlace } from '@portal/shell/insider';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import type * as Analysis from '@portal/ui/analysis';
import type { EditWatchProps } from '@portal/ui/analysis';
import { useTranslate } from './phrases.ts';

/** The form of a watch is the one that it was made with: it comes with the page kit of analysis, when it is asked for. */
export function EditPlace(props: EditWatchProps) {
  const say = useTranslate();
  return (
    <ModulePlace<typeof Analysis>
      name="@portal/ui/analysis"
      waiting={<Skeleton height={320} />}
      failed={(retry) => (
        <ErrorState
          title={say('formFailed')}
          text={say('wrong')}
          action={<Button onClick={retry}>{say('retry')}</Button>}
        />
      )}
    >
      {(kit) => <kit.EditWatch {...props} />}
    </ModulePlace>
  );
}
