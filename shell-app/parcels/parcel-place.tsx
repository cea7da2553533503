import { Button, ErrorState, Skeleton } from '@portal/ui';
import { useTranslate } from '../i18n/frame-phrases.ts';
import { moduleAddress } from '../modules/import-module.ts';
import { noteOutcome } from './outcomes.ts';
import { ParcelHost } from './parcel-host.tsx';

export interface ParcelPlaceProps {
  /** Its module, such as @portal/area-dealer-card: a published parcel that the manifest of the area names. */
  module: string;
  /** What it is given beside its element. A parcel with `update`, as one in React has it, is told when a value is another. */
  given?: Readonly<Record<string, unknown>>;
  /** How high it is about, in px: as much room is left until it stands. */
  height?: number;
  className?: string;
}

/**
 * A parcel in the page, by the name of its module. It is mounted by the `mountParcel` of the area that draws it, and
 * unmounted with this component or the area. One that cannot be loaded or drawn says so in its place, with a way to try again; one
 * that could not be drawn tries by itself when it is given other values.
 */
export function ParcelPlace({ module, given, height = 80, className }: ParcelPlaceProps) {
  const translate = useTranslate();
  return (
    <ParcelHost
      module={module}
      given={given}
      follows
      onOutcome={(failure, ms) => noteOutcome({ module, address: moduleAddress(module), failure, ms })}
      className={className}
      waiting={<Skeleton height={height} />}
      failed={(retry) => (
        <ErrorState
          title={translate('drawerFailed')}
          action={<Button onClick={retry}>{translate('retry')}</Button>}
          data-testid="parcel-failed"
        />
      )}
    />
  );
}
