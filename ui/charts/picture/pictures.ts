import { LatePart } from '@portal/ui';
import type { ComponentType } from 'react';
import type { PictureProps } from '../marks/picture-props.ts';
import { chartOptions } from '../options/options.ts';
import type { ChartSpec } from '../spec/spec.ts';
import { isPlotted } from '../spec/which-kind.ts';
import { loadHighcharts } from './load-highcharts.ts';
import { plotPicture } from './plot-picture.tsx';

export type Picture = ComponentType<PictureProps>;

const grids = () => import(/* webpackChunkName: "grids" */ '../grids/index.ts');

/** The parts of the code that draw: each is fetched when the first chart of its kinds is shown. */
const loaders = {
  plot: async () => plotPicture(await loadHighcharts(), chartOptions) as Picture,
  more: async () => {
    const [drawing, { loadShapes, moreOptions }] = await Promise.all([
      loadHighcharts(),
      import(/* webpackChunkName: "more" */ '../more/index.ts'),
    ]);
    await loadShapes();
    return plotPicture(drawing, moreOptions) as Picture;
  },
  quadrant: async () => {
    const [drawing, { quadrantOptions }] = await Promise.all([
      loadHighcharts(),
      import(/* webpackChunkName: "quadrant" */ '../quadrant/quadrant-options.ts'),
    ]);
    return plotPicture(drawing, quadrantOptions) as Picture;
  },
  flow: async () => (await import(/* webpackChunkName: "flow" */ '../flows/flow-picture.tsx')).FlowPicture as Picture,
  heat: async () => (await grids()).HeatPicture as Picture,
  multiples: async () => (await grids()).MultiplesPicture as Picture,
  tiles: async () => (await grids()).TilesPicture as Picture,
} satisfies Record<string, () => Promise<Picture>>;

export type PictureName = keyof typeof loaders;

/** What draws a kind of chart. */
export function pictureOf(spec: ChartSpec): PictureName {
  if (isPlotted(spec)) return 'plot';
  return spec.kind in loaders ? (spec.kind as PictureName) : 'more';
}

const late = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, new LatePart(load)]),
) as unknown as Record<PictureName, LatePart<Picture>>;

/** The code that draws. */
export const latePicture = (name: PictureName): LatePart<Picture> => late[name];
