import { expect, test } from '@jest/globals';
import { routeState, updateRouteState } from './route-state.ts';

test('S3.066 updating only to keeps from', () => {
  updateRouteState({ from: '/dashboard', to: '/sales/trend' });
  updateRouteState({ to: '/sales/ranking' });
  expect(routeState).toEqual({ from: '/dashboard', to: '/sales/ranking' });
  updateRouteState({ from: '/sales/trend' });
  expect(routeState).toEqual({ from: '/sales/trend', to: '/sales/ranking' });
});
