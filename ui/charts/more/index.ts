import type { Options } from 'highcharts';
import { wholeOptions } from '../options/options.ts';
import type { MoreSpec } from '../spec/more-spec.ts';
import { boxOptions } from './box-options.ts';
import { ladderOptions } from './ladder-options.ts';
import { waterfallOptions } from './waterfall-options.ts';

/** The shapes of Highcharts beyond lines and bars; they put themselves into the library that is there. */
export const loadShapes = () => import(/* webpackMode: "eager" */ 'highcharts/highcharts-more');

/** A chart of these kinds as options of Highcharts. */
export function moreOptions(spec: MoreSpec, ground: 'light' | 'dark', width: number): Options {
  switch (spec.kind) {
    case 'ladder':
      return wholeOptions(ladderOptions(spec, ground, width));
    case 'box':
      return wholeOptions(boxOptions(spec, ground));
    case 'waterfall':
      return wholeOptions(waterfallOptions(spec));
  }
}
