import type { FailureKind } from '@portal/contract';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { ParcelConfig } from 'single-spa';
import { importModule } from '../modules/import-module.ts';
import { keepParcel, type ParcelHandle } from './keep-parcel.ts';
import { ParcelContext } from './parcel-context.ts';

export interface ParcelHostProps {
  /** Specifier in the import map, such as @portal/rail. */
  module: string;
  className?: string | undefined;
  /** What the parcel is given beside its element. */
  given?: Readonly<Record<string, unknown>> | undefined;
  /** Whether it is told of other values; otherwise they are taken as they are when it is mounted. */
  follows?: boolean;
  /** Stands in its place until it is mounted. */
  waiting?: ReactNode;
  /** Hears of each try what came of it, and of one that stood and can be drawn no longer that too; in ms from its beginning. */
  onOutcome?: (failure: FailureKind | null, ms: number) => void;
  /** Stands in its place when it cannot be loaded. */
  failed: (retry: () => void) => ReactNode;
}

/** The place of one single-spa parcel. It is unmounted together with this component. */
export function ParcelHost(props: ParcelHostProps) {
  const [round, setRound] = useState(0);
  return <ParcelRound key={round} {...props} retry={() => setRound(round + 1)} />;
}

/** One try; a retry is a new component. */
function ParcelRound({
  module,
  className,
  given,
  follows = false,
  waiting,
  failed,
  onOutcome,
  retry,
}: ParcelHostProps & { retry: () => void }) {
  const mountParcel = useContext(ParcelContext);
  const element = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'waiting' | 'mounted' | 'failed' | 'broken'>('waiting');
  const props = useRef(given);
  const again = useRef(retry);
  again.current = retry;
  const parcel = useRef<ParcelHandle>(null);
  const report = useRef(onOutcome);
  report.current = onOutcome;
  const breakDown = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (mountParcel === null || element.current === null) return;
    const began = performance.now();
    const note = (failure: FailureKind | null) => report.current?.(failure, Math.round(performance.now() - began));
    let isBroken = false;
    breakDown.current = () => {
      if (isBroken) return;
      isBroken = true;
      setStage('broken');
      note('render');
    };
    const load = () => importModule<ParcelConfig>(module);
    const own = { ...props.current, ...(follows && { onFailure: () => breakDown.current() }) };
    const settle = (failure: FailureKind | null) => {
      // React counts a parcel as mounted that has thrown while it was drawn first.
      if (isBroken) return;
      setStage(failure === null ? 'mounted' : 'failed');
      note(failure);
    };
    const handle = keepParcel({ mountParcel, load, element: element.current, given: own, settle });
    parcel.current = handle;
    return handle.end;
  }, [mountParcel, module, follows]);
  useEffect(() => {
    const former = props.current;
    props.current = given;
    if (!follows || isSame(former, given)) return;
    // What it cannot draw now it may draw of other values.
    if (stage === 'broken') again.current();
    else parcel.current?.update({ ...given, onFailure: () => breakDown.current() });
  }, [follows, given, stage]);
  // Hidden only where something stands in its place: a dialog cannot take the focus while it mounts hidden.
  const isFailed = stage === 'failed' || stage === 'broken';
  const replaced = isFailed || (stage === 'waiting' && waiting !== undefined);
  return (
    <>
      <div ref={element} className={className} hidden={replaced} />
      {stage === 'waiting' && waiting}
      {isFailed && failed(retry)}
    </>
  );
}

type Given = Readonly<Record<string, unknown>> | undefined;

/** Whoever draws makes the object anew each time. */
function isSame(one: Given = {}, other: Given = {}): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => Object.is(one[name], other[name]));
}
