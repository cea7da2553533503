import { type FailureKind, failureKinds } from '@portal/contract';
import type { AppProps, ParcelConfig, ParcelConfigObject } from 'single-spa';
import { inTurn } from './in-turn.ts';

export interface KeptParcel {
  mountParcel: AppProps['mountParcel'];
  load: () => Promise<ParcelConfig>;
  /** Where the parcel stands. */
  element: HTMLElement;
  /** What it is given beside its own element. */
  given: Readonly<Record<string, unknown>> | undefined;
  /** Hears how it came out, unless the parcel is not wanted by then; a failure has reached the window. */
  settle: (failure: FailureKind | null) => void;
}

export interface ParcelHandle {
  /** Unmounts it, at any moment. */
  end: () => void;
  /** Tells it of other values, where it has an `update`; one that is not there yet is told when it is. */
  update: (given: Readonly<Record<string, unknown>>) => void;
}

/** Loads and mounts a single-spa parcel. */
export function keepParcel(given: KeptParcel): ParcelHandle {
  // single-spa holds a parcel by its timers for seconds after its end: what it is shown in must not hang on it.
  let wanted: KeptParcel | null = given;
  let hasCome = false;
  const parcel = given.load().then(async (loaded) => {
    const config = typeof loaded === 'function' ? await (loaded as () => Promise<ParcelConfigObject>)() : loaded;
    hasCome = true;
    if (wanted === null) return null;
    // Each mount has an element of its own: the former one may still be on its way out.
    const domElement = wanted.element.appendChild(document.createElement('div'));
    const own = inTurn(config);
    const mounted = wanted.mountParcel(own.config, { ...wanted.given, domElement });
    // What fails on the way is what mounting fails with.
    for (const step of [mounted.loadPromise, mounted.bootstrapPromise, mounted.unmountPromise])
      step.catch(() => undefined);
    return { mounted, domElement, own };
  });
  parcel
    .then((parcel) => parcel?.mounted.mountPromise)
    .then(
      () => wanted?.settle(null),
      (error: unknown) => {
        reportError(error);
        wanted?.settle(kindOf(error) ?? (hasCome ? 'mount' : 'not-found'));
      },
    );
  /** When it stands; nothing where it did not come, which has been said. */
  const mine = parcel.then((parcel) => parcel?.mounted.mountPromise.then(() => parcel)).catch(() => null);
  const update: ParcelHandle['update'] = (values) => {
    mine.then((parcel) => wanted && parcel?.own.update(values));
  };
  const end = () => {
    wanted = null;
    mine
      .then(async (parcel) => {
        await parcel?.own.end();
        // In a task of its own: an area that goes at this moment takes its parcels with it.
        await new Promise((resolve) => setTimeout(resolve));
        if (parcel?.mounted.getStatus() === 'MOUNTED') await parcel.mounted.unmount();
        parcel?.domElement.remove();
      })
      .catch(reportError);
  };
  return { end, update };
}

/** What the loading of modules says of its own failures. */
function kindOf(error: unknown): FailureKind | null {
  const { kind } = (error ?? {}) as { kind?: unknown };
  return failureKinds.find((known) => known === kind) ?? null;
}
