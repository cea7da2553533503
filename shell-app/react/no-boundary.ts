import { Component, createElement, Fragment, type PropsWithChildren, type ReactNode } from 'react';

/** Stands where single-spa-react would make a boundary at the first mount, and keep the element of that mount with it. */
export class NoBoundary<Props> extends Component<PropsWithChildren<Props>> {
  override render(): ReactNode {
    // Not the children alone: the built module takes over from React what it uses, and single-spa-react asks it for this.
    return createElement(Fragment, null, this.props.children);
  }
}
