import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { ParcelConfig } from 'single-spa';
import { importModule } from '../modules/import-module.ts';
import { keepParcel } from './keep-parcel.ts';
import { ParcelContext } from './parcel-context.ts';

export interface ParcelHostProps {
  /** Specifier in the import map, such as @portal/rail. */
  module: string;
  className?: string;
  /** What the parcel is given beside its element; taken as it is when the parcel is mounted. */
  given?: Readonly<Record<string, unknown>>;
  /** Stands in its place until it is mounted. */
  waiting?: ReactNode;
  /** Stands in its place when it cannot be loaded. */
  failed: (retry: () => void) => ReactNode;
}

/** The place of one single-spa parcel. It is unmounted together with this component. */
export function ParcelHost(props: ParcelHostProps) {
  const [round, setRound] = useState(0);
  return <ParcelRound key={round} {...props} retry={() => setRound(round + 1)} />;
}

/** One try; a retry is a new component. */
function ParcelRound({ module, className, given, waiting, failed, retry }: ParcelHostProps & { retry: () => void }) {
  const mountParcel = useContext(ParcelContext);
  const element = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'waiting' | 'mounted' | 'failed'>('waiting');
  const props = useRef(given);
  useEffect(() => {
    if (mountParcel === null || element.current === null) return;
    const load = () => importModule<ParcelConfig>(module);
    return keepParcel({ mountParcel, load, element: element.current, given: props.current, tell: setStage });
  }, [mountParcel, module]);
  // Hidden only where something stands in its place: a dialog cannot take the focus while it mounts hidden.
  const replaced = stage === 'failed' || (stage === 'waiting' && waiting !== undefined);
  return (
    <>
      <div ref={element} className={className} hidden={replaced} />
      {stage === 'waiting' && waiting}
      {stage === 'failed' && failed(retry)}
    </>
  );
}
