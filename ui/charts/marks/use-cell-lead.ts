import { useLead } from '@portal/ui';
import type { ChartSpec } from '../spec/spec.ts';
import { hasCells } from '../spec/which-kind.ts';
import { pickedMark } from './picked-mark.ts';
import type { PictureProps } from './picture-props.ts';

/** What the cells of a grid lead on to, by the page round it; undefined where they lead nowhere. */
export function useCellLead(spec: ChartSpec): PictureProps['onPick'] {
  const lead = useLead();
  if (!lead || !spec.members || !hasCells(spec)) return undefined;
  return (at, beside, anchor) => {
    const mark = pickedMark(spec, beside, at);
    const members = mark?.members.filter(({ dimension }) => lead.leads(dimension)) ?? [];
    if (mark && members.length > 0) lead.open({ members, figure: mark.figure, anchor });
  };
}
