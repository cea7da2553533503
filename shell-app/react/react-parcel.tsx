import type { ComponentType } from 'react';
import type { ReactAppOrParcel } from 'single-spa-react';
import { ErrorBoundary } from './error-boundary.tsx';
import { reactLifecycles } from './react-lifecycles.ts';

/**
 * The lifecycles of a single-spa parcel written in React. An error in it is reported to the window and takes away
 * the parcel only; who has mounted it is told by `onFailure`, where that is given.
 */
export const reactParcel = <Props extends object>(Root: ComponentType<Props>): ReactAppOrParcel<Props> =>
  reactLifecycles<Props>(function ParcelRoot(props: Props & { onFailure?: () => void }) {
    const fail = (error: unknown) => {
      reportError(error);
      props.onFailure?.();
    };
    return (
      <ErrorBoundary onError={fail}>
        <Root {...props} />
      </ErrorBoundary>
    );
  });
