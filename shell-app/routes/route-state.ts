import { proxy } from 'valtio';

/** S3.066: the addresses of the last navigation that the guard let pass: where it began, and where it ended. */
export interface RouteState {
  /** Empty for the first page of a visit. */
  from: string;
  to: string;
}

export const routeState = proxy<RouteState>({ from: '', to: '' });

/** Merges: what is not named stays. */
export const updateRouteState = (change: Partial<RouteState>): void => {
  Object.assign(routeState, change);
};
