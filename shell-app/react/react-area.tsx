import type { Language } from '@portal/contract';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { ReactAppOrParcel } from 'single-spa-react';
import type { FailureKind } from '../areas/area-board.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { reactLifecycles } from './react-lifecycles.ts';

/** What the root component of an area is given. */
export interface AreaProps {
  /** Prefix of the area in the address, such as /sales. */
  basePath: string;
  language: Language;
}

/** What the host of areas gives to the lifecycles. */
export interface AreaHostProps extends AreaProps {
  name: string;
  domElement: HTMLElement;
  reportFailure: (kind: FailureKind, error: unknown) => void;
}

export interface AreaLifecycles {
  /** Fetches the code that the first picture needs; may be called any number of times. */
  load: () => Promise<void>;
  bootstrap: (props: AreaHostProps) => Promise<void>;
  mount: (props: AreaHostProps) => Promise<void>;
  unmount: (props: AreaHostProps) => Promise<void>;
}

/**
 * The lifecycles of an area written in React. An error while rendering goes to the host as kind 'render'.
 *
 * @param load imports the root component; called again after a failure
 */
export function reactArea(load: () => Promise<{ default: ComponentType<AreaProps> }>): AreaLifecycles {
  let loading: Promise<ReactAppOrParcel<AreaHostProps>> | null = null;
  const lifecycles = () => {
    loading ??= load().then(
      (module) => reactLifecycles<AreaHostProps>(withBoundary(module.default)),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const run = (step: Step, wait: Wait) => async (props: AreaHostProps) => {
    const area = await lifecycles();
    await wait(() => area[step]({ ...props, singleSpa: undefined, mountParcel: noParcel }));
  };
  return {
    load: () => lifecycles().then(() => undefined),
    bootstrap: run('bootstrap', (work) => work()),
    // Drawn at once, not after a frame in which the place of the area is empty.
    mount: run('mount', (work) => flushSync(work)),
    unmount: run('unmount', unlessItFailed),
  };
}

type Step = 'bootstrap' | 'mount' | 'unmount';

type Wait = (work: () => Promise<unknown>) => Promise<unknown>;

/** React has taken everything away when its unmount returns; single-spa-react says so a timer later, which nobody needs. */
const unlessItFailed: Wait = (work) => Promise.race([work(), Promise.resolve()]);

const noParcel = (): never => {
  throw new Error('an area opens parcels through the shell');
};

const withBoundary = (Root: ComponentType<AreaProps>) =>
  function AreaRoot({ basePath, language, reportFailure }: AreaHostProps) {
    return (
      <ErrorBoundary onError={(error) => reportFailure('render', error)}>
        <Root basePath={basePath} language={language} />
      </ErrorBoundary>
    );
  };
