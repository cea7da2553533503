import type { FigureField } from '../file.ts';
import { text } from '../members/declare.ts';

/** What five years on the road cost beside fuel and insurance: the columns of the facts, and the names of the parts. */
export const costParts = {
  maintenance: { column: 'maintenance', name: text('定期保养', 'Scheduled maintenance') },
  tyres: { column: 'tyres', name: text('轮胎', 'Tyres') },
  brakes: { column: 'brakes', name: text('制动件', 'Brakes') },
  wearParts: { column: 'wear_parts', name: text('其他易损件', 'Other wear parts') },
  repairs: { column: 'repairs', name: text('故障维修', 'Repairs') },
} as const;

/** The same as a file brings them: yuan in five years; what it does not say is nothing. */
export const costFields: Readonly<Record<keyof typeof costParts, FigureField>> = Object.fromEntries(
  Object.entries(costParts).map(([key, { column, name }]) => [
    key,
    { kind: 'figure', column, as: 'yuan', otherwise: 0, name },
  ]),
) as Record<keyof typeof costParts, FigureField>;
