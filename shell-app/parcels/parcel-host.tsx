import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { AppProps, ParcelConfig } from 'single-spa';
import { importModule } from '../modules/import-module.ts';
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

type Stage = 'waiting' | 'mounted' | 'failed';

/** The place of one single-spa parcel. It is unmounted together with this component. */
export function ParcelHost(props: ParcelHostProps) {
  const [round, setRound] = useState(0);
  return <ParcelRound key={round} {...props} retry={() => setRound(round + 1)} />;
}

/** One try; a retry is a new component. */
function ParcelRound({ module, className, given, waiting, failed, retry }: ParcelHostProps & { retry: () => void }) {
  const mountParcel = useContext(ParcelContext);
  const element = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('waiting');
  const props = useRef(given);
  useEffect(() => {
    if (mountParcel === null || element.current === null) return;
    return keepParcel(mountParcel, module, element.current, props.current, setStage);
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

/** Loads and mounts; what it gives unmounts, at any moment. */
function keepParcel(
  mountParcel: AppProps['mountParcel'],
  module: string,
  element: HTMLElement,
  given: ParcelHostProps['given'],
  tell: (stage: Stage) => void,
): () => void {
  let wanted = true;
  const parcel = importModule<ParcelConfig>(module).then((config) => {
    if (!wanted) return null;
    // Each mount has an element of its own: the former one may still be on its way out.
    const domElement = element.appendChild(document.createElement('div'));
    const mounted = mountParcel(config, { ...given, domElement });
    return { mounted, domElement };
  });
  parcel
    .then((made) => made?.mounted.mountPromise)
    .then(
      () => wanted && tell('mounted'),
      (error: unknown) => {
        reportError(error);
        if (wanted) tell('failed');
      },
    );
  return () => {
    wanted = false;
    parcel
      .then(async (made) => {
        await made?.mounted.mountPromise;
        // An area that goes takes its parcels with it.
        if (made?.mounted.getStatus() === 'MOUNTED') await made.mounted.unmount();
        made?.domElement.remove();
      })
      .catch(() => undefined);
  };
}
