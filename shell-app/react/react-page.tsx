import type { ComponentType } from 'react';
import type { AppProps } from 'single-spa';
import type { ReactAppOrParcel } from 'single-spa-react';
import { ParcelContext } from '../parcels/parcel-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { inSteps } from './in-steps.ts';
import { reactLifecycles } from './react-lifecycles.ts';

/** What a page of the frame is mounted with. */
export interface PageParcelProps extends AppProps {
  /** Is told of an error while the page is drawn; the window is where nobody wants to know. */
  onFailure?: (error: unknown) => void;
}

/**
 * The lifecycles of a single-spa parcel that is a page of the frame. It is drawn in small steps, between which the
 * browser answers a person, and mounts its own parcels below itself.
 */
export const reactPage = (Page: ComponentType): ReactAppOrParcel<PageParcelProps> =>
  reactLifecycles<PageParcelProps>(function PageRoot({ mountParcel, onFailure = reportError }: PageParcelProps) {
    return (
      <ErrorBoundary onError={onFailure}>
        <ParcelContext value={mountParcel}>
          <Page />
        </ParcelContext>
      </ErrorBoundary>
    );
  }, inSteps);
