import { startTransition } from 'react';
import * as ReactDOMClient from 'react-dom/client';

/** A root that draws in small steps, between which the browser answers a person; what stood there stays until the last. */
export const inSteps: typeof ReactDOMClient = {
  ...ReactDOMClient,
  createRoot(container, options) {
    const root = ReactDOMClient.createRoot(container, options);
    return {
      render: (children) => startTransition(() => root.render(children)),
      unmount: () => root.unmount(),
    };
  },
};
