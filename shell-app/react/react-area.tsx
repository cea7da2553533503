import type { Language, MenuEntry } from '@portal/contract';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { AppProps } from 'single-spa';
import type { ReactAppOrParcel } from 'single-spa-react';
import type { FailureKind } from '../areas/area-board.ts';
import { ParcelContext } from '../parcels/parcel-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { reactLifecycles } from './react-lifecycles.ts';

/** What a root component usually needs of what it is given. */
export interface AreaProps {
  /** Prefix of the area in the address, such as /sales. */
  basePath: string;
  language: Language;
}

/**
 * What the lifecycles and the root component of an area are given. `name` (of the module, as single-spa has it),
 * `singleSpa` and `mountParcel` are single-spa's own.
 */
export interface AreaHostProps extends AreaProps, AppProps {
  /** The area's entry of the menu, as the server sent it. */
  menuEntry: MenuEntry;
  /** Empty, and new for every visit. */
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
export function reactArea(load: () => Promise<{ default: ComponentType<AreaHostProps> }>): AreaLifecycles {
  let loading: Promise<ReactAppOrParcel<AreaHostProps>> | null = null;
  let ready: ReactAppOrParcel<AreaHostProps> | null = null;
  const lifecycles = () => {
    loading ??= load().then(
      (module) => {
        ready = reactLifecycles<AreaHostProps>(withBoundary(module.default));
        return ready;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const run = (step: Step, wait: Wait) => async (props: AreaHostProps) => {
    // What is here draws before the call returns: so long its host knows whose the work is.
    const area = ready ?? (await lifecycles());
    await wait(() => area[step](props));
  };
  return {
    load: () => lifecycles().then(() => undefined),
    bootstrap: run('bootstrap', (work) => work()),
    // Drawn at once, not after a frame in which the place of the area is empty.
    mount: run('mount', (work) => unlessItFailed(() => flushSync(work))),
    unmount: run('unmount', unlessItFailed),
  };
}

type Step = 'bootstrap' | 'mount' | 'unmount';

type Wait = (work: () => Promise<unknown>) => Promise<unknown>;

/** React has done its work when the call returns; single-spa-react says so a timer later, which nobody needs. */
const unlessItFailed: Wait = (work) => Promise.race([work(), Promise.resolve()]);

const withBoundary = (Root: ComponentType<AreaHostProps>) =>
  function AreaRoot(props: AreaHostProps) {
    return (
      <ErrorBoundary onError={(error) => props.reportFailure('render', error)}>
        <ParcelContext value={props.mountParcel}>
          <Root {...props} />
        </ParcelContext>
      </ErrorBoundary>
    );
  };
