import { usePrinting } from '@portal/ui';
import type { Options } from 'highcharts';
import { useMemo } from 'react';
import type { PictureProps } from '../marks/picture-props.ts';
import type { ChartSpec } from '../spec/spec.ts';
import type { Drawing } from './load-highcharts.ts';
import { Plot } from './plot.tsx';

/** A picture that Highcharts draws of the options that a kind of chart is written as. */
export const plotPicture = <Spec extends ChartSpec>(
  drawing: Drawing,
  write: (spec: Spec, ground: 'light' | 'dark', width: number) => Options,
) =>
  function PlotPicture({ spec, ground, width, height, marks }: PictureProps<Spec>) {
    const options = useMemo(() => write(spec, ground, width), [spec, ground, width, write]);
    // On the screen a plot is as wide as its place; that of a sheet is not there yet when it is drawn.
    const across = usePrinting() ? width : undefined;
    return <Plot drawing={drawing} options={options} width={across} height={height} marks={marks} />;
  };
