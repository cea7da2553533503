import { Button, ErrorState, Skeleton } from '@portal/ui';
import { ParcelHost } from '../../parcels/parcel-host.tsx';
import { useTranslate } from './phrases.ts';

interface ToolPlaceProps {
  /** Specifier in the import map of the parcel that is the tool, such as @portal/car-life-cycle. */
  module: string;
  /** How high the tool is about, in px: as much room is left until it stands. */
  height: number;
}

/** A solution's tool that is a parcel: its charts and tables are fetched by who is signed in alone. */
export function ToolPlace({ module, height }: ToolPlaceProps) {
  const say = useTranslate();
  return (
    <ParcelHost
      module={module}
      waiting={<Skeleton height={height} />}
      failed={(retry) => (
        <ErrorState
          framed
          title={say('toolFailed')}
          text={say('toolFailedText')}
          action={<Button onClick={retry}>{say('retry')}</Button>}
        />
      )}
    />
  );
}
