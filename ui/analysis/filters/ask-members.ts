import type { DimensionKey, Filters, Member } from '@portal/contract';

export interface MembersQuestion {
  dimension: DimensionKey;
  search?: string;
  keys?: string[];
  within?: Filters;
  limit?: number;
}

/** Asks the server for members of a dimension: of which dataset, the frame of the area knows. */
export type AskMembers = (question: MembersQuestion) => Promise<{ members: Member[]; all: number }>;

/** Which other filters narrow the members of a dimension: its wider levels, and what describes it. */
const narrowedBy: Partial<Record<DimensionKey, readonly DimensionKey[]>> = {
  brand: ['manufacturer'],
  model: ['manufacturer', 'brand'],
  subModel: ['manufacturer', 'brand', 'model', 'fuelType', 'segment'],
  province: ['area'],
  city: ['area', 'province', 'tier'],
};

/** The filters of a view within which the members of a dimension are searched. */
export function within(dimension: DimensionKey, filters: Filters): Filters | undefined {
  const wider = (narrowedBy[dimension] ?? []).filter((key) => filters[key]?.length);
  return wider.length > 0 ? Object.fromEntries(wider.map((key) => [key, filters[key]])) : undefined;
}
