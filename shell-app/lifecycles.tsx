import type { AppProps } from 'single-spa';
import { App } from './layout/app.tsx';
import { inSteps } from './react/in-steps.ts';
import { reactLifecycles } from './react/react-lifecycles.ts';

const shell = reactLifecycles<AppProps>(App, inSteps);

/** The shell is a single-spa application of its own, always active, in the element #portal. */
const within = (props: AppProps) => ({ ...props, domElement: document.getElementById('portal') });

export const bootstrap = (props: AppProps) => shell.bootstrap(within(props));
export const mount = (props: AppProps) => shell.mount(within(props));
export const unmount = (props: AppProps) => shell.unmount(within(props));
