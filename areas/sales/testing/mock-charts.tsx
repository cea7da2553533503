import { jest } from '@jest/globals';

/** What the charts draw is tested beside; here they need not be drawn. A test imports this before all else. */
jest.mock('@portal/ui/charts', () => ({
  ...jest.requireActual<object>('@portal/ui/charts'),
  Chart: () => <figure data-testid="chart" />,
}));
