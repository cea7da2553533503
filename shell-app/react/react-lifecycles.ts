import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { NoBoundary } from './no-boundary.ts';

/**
 * single-spa lifecycles of a React component; whoever gives the component also catches its errors.
 * @param client makes the root: at once, unless inSteps is given
 */
export const reactLifecycles = <Props extends object>(
  component: React.ComponentType<Props>,
  client: typeof ReactDOMClient = ReactDOMClient,
): ReactAppOrParcel<Props> =>
  singleSpaReact<Props>({
    React,
    ReactDOMClient: client,
    rootComponent: component as React.FunctionComponent<Props>,
    errorBoundaryClass: NoBoundary<Props & AppProps>,
  });
