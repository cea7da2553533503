import type { AreaHostProps, FailureKind } from '@portal/shell';
import type { AppProps } from 'single-spa';
import type { HostWorld } from './host-world.ts';
import type { Visit } from './visit.ts';

/** What a lifecycle of an area is given: what single-spa gives to every application, and what is the visit's. */
export const areaProps = (
  { area, element }: Visit,
  given: AppProps,
  world: HostWorld,
  reportFailure: (kind: FailureKind, error: unknown) => void,
): AreaHostProps => ({
  ...given,
  menuEntry: area.entry,
  domElement: element,
  basePath: area.path,
  language: world.language(),
  reportFailure,
});
