import type { Anchor } from '@portal/ui';
import type { ChartSpec } from '../spec/spec.ts';
import type { Marks } from './use-marks.ts';

/** What a picture is drawn from. */
export interface PictureProps<Spec extends ChartSpec = ChartSpec> {
  spec: Spec;
  ground: 'light' | 'dark';
  /** Of its place, in px. */
  width: number;
  height: number;
  /** What the marks of a plotted picture lead on to; absent where they lead nowhere. */
  marks?: Marks;
  /** A cell of a grid was pressed: the index of its row or member, that of its column, and where it stands. */
  onPick?: (index: number, beside: number, cell: Anchor) => void;
}
