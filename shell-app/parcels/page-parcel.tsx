import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { ParcelConfigObject } from 'single-spa';
import { type KeptParcel, keepParcel } from './keep-parcel.ts';
import { ParcelContext } from './parcel-context.ts';

/** A page that is a single-spa parcel: its lifecycles. */
export type ParcelPage = ParcelConfigObject;

interface PageParcelProps {
  page: ParcelPage;
  /** Lies over the place until the page stands. */
  waiting: ReactNode;
  onMounted: () => void;
  /** The page did not come to stand, or cannot be drawn any more; the error has reached the window. */
  onFailed: () => void;
}

/** The place of a page that is a single-spa parcel. It stands in its own tree, and goes with this component. */
export function PageParcel({ page, waiting, onMounted, onFailed }: PageParcelProps) {
  const mountParcel = useContext(ParcelContext);
  const element = useRef<HTMLDivElement>(null);
  const [stands, setStands] = useState(false);
  // In the task that has made the place: its figures are not to wait for a frame that shows nothing.
  useLayoutEffect(() => {
    if (mountParcel === null || element.current === null) return;
    const onFailure = (error: unknown) => {
      reportError(error);
      onFailed();
    };
    const settle: KeptParcel['settle'] = (failure) => {
      if (failure !== null) return onFailed();
      setStands(true);
      onMounted();
    };
    return keepParcel({
      mountParcel,
      load: () => Promise.resolve(page),
      element: element.current,
      given: { onFailure },
      settle,
    }).end;
  }, [mountParcel, page, onMounted, onFailed]);
  return (
    <>
      <div ref={element} />
      {!stands && waiting}
    </>
  );
}
