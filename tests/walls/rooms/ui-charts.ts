import type { Rooms } from './rooms.ts';

/** The charts, from what a chart is to the pictures of it. */
export const uiCharts: Rooms = {
  part: 'ui/charts',
  sees: {
    spec: [],
    labels: ['spec'],
    options: ['spec'],
    marks: ['options', 'spec'],
    more: ['options', 'spec'],
    quadrant: ['options', 'spec'],
    flows: ['grids', 'marks', 'options', 'spec'],
    grids: ['marks', 'options', 'spec'],
    picture: ['flows', 'grids', 'labels', 'marks', 'more', 'options', 'quadrant', 'spec'],
    file: ['options', 'picture', 'spec'],
    '.': ['file', 'more', 'options', 'picture', 'spec'],
  },
};
