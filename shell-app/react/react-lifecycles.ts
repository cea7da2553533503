import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';

/** single-spa lifecycles of a React component; whoever gives the component also catches its errors. */
export const reactLifecycles = <Props extends object>(component: React.ComponentType<Props>): ReactAppOrParcel<Props> =>
  singleSpaReact<Props>({
    React,
    ReactDOMClient,
    rootComponent: component as React.FunctionComponent<Props>,
    errorBoundary: () => React.createElement(React.Fragment),
  });
