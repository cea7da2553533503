import type { AppProps, ParcelConfig } from 'single-spa';

export interface KeptParcel {
  mountParcel: AppProps['mountParcel'];
  load: () => Promise<ParcelConfig>;
  /** Where the parcel stands. */
  element: HTMLElement;
  /** What it is given beside its own element. */
  given: Readonly<Record<string, unknown>> | undefined;
  /** Is told how it came out, unless the parcel is not wanted by then; a failure has reached the window. */
  tell: (stage: 'mounted' | 'failed') => void;
}

/** Loads and mounts a single-spa parcel. @returns unmounts it, at any moment */
export function keepParcel({ mountParcel, load, element, given, tell }: KeptParcel): () => void {
  let wanted = true;
  const parcel = load().then((config) => {
    if (!wanted) return null;
    // Each mount has an element of its own: the former one may still be on its way out.
    const domElement = element.appendChild(document.createElement('div'));
    const mounted = mountParcel(config, { ...given, domElement });
    return { mounted, domElement };
  });
  parcel
    .then((parcel) => parcel?.mounted.mountPromise)
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
      .then(async (parcel) => {
        await parcel?.mounted.mountPromise;
        // An area that goes takes its parcels with it.
        if (parcel?.mounted.getStatus() === 'MOUNTED') await parcel.mounted.unmount();
        parcel?.domElement.remove();
      })
      .catch(() => undefined);
  };
}
