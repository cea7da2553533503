/** Colours of one picture, from far to near. They stay beside the blue of the portal in both themes. */
export interface Palette {
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string];
  sun: string;
  hills: readonly [string, string, string];
  road: string;
  /** Middle line of the road, and the light of bars and curves. */
  mark: string;
  curves: readonly [string, string, string];
}

export const palettes: readonly Palette[] = [
  {
    sky: ['#7da2ff', '#e4ecff'],
    sun: '#fff3cf',
    hills: ['#9db8f5', '#6f94e6', '#4670cf'],
    road: '#33508f',
    mark: '#f2f6ff',
    curves: ['#ffffff', '#ffd27a', '#1f4fe0'],
  },
  {
    sky: ['#5f8fd8', '#ffe3c4'],
    sun: '#ffb98a',
    hills: ['#c3a6c8', '#8d82bd', '#5a62a3'],
    road: '#3f4478',
    mark: '#fff1dd',
    curves: ['#fff6ea', '#ff9d7a', '#3b56c4'],
  },
  {
    sky: ['#6fb9d6', '#e2f6ee'],
    sun: '#fdf6d8',
    hills: ['#a3d3c6', '#6bb0a6', '#3f8791'],
    road: '#2f5f78',
    mark: '#effaf5',
    curves: ['#ffffff', '#f4c66a', '#24668f'],
  },
  {
    sky: ['#3d4f9e', '#a9b8ee'],
    sun: '#f6efff',
    hills: ['#8492d6', '#5a69b8', '#3c4a94'],
    road: '#2b3570',
    mark: '#dfe6ff',
    curves: ['#eef2ff', '#ffb3c7', '#7ee0d0'],
  },
  {
    sky: ['#9cc0ea', '#fdf3e3'],
    sun: '#ffe2a6',
    hills: ['#c9cfa8', '#93ae94', '#5d8a8b'],
    road: '#47637c',
    mark: '#fffaf0',
    curves: ['#ffffff', '#e88f5a', '#3366ff'],
  },
];
