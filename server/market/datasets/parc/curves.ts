import type { Chain, MemberTable } from '../dimension.ts';
import type { FileChain, NameField } from '../file.ts';
import { named, text } from '../members/declare.ts';

/** Survival curves by their names, which say where each comes from. */
const curve: MemberTable = { name: 'survival_curve', id: 'survival_curve_id' };

/** What stands for cars that a register counts one by one, of which no curve is needed. */
export const countedCars = {
  key: 'counted',
  name: text('登记实数，未用存活曲线', 'Counted in the register, no curve'),
};

/** By which curve cars in use were made of registrations. */
export const curves = {
  key: 'curves',
  tables: [curve],
  dimensions: {
    survivalCurve: {
      ...named(
        curve,
        null,
        text('存活曲线', 'Survival curve'),
        text(
          '由登记量推算保有量所用的存活曲线及其来源；登记机关实数不用曲线',
          'The survival curve, with its source, by which the parc is made of registrations; counts of a register need none',
        ),
      ),
      unspecified: /^counted$/,
    },
  },
} as const satisfies Chain;

export const curveFields = {
  curve: { kind: 'name', name: text('存活曲线', 'Survival curve'), also: ['curve', 'survival curve', '曲线'] },
  curveEn: { kind: 'name', name: text('存活曲线英文名', 'Survival curve in English') },
} as const satisfies Record<string, NameField>;

export const curvesOfFile: FileChain = {
  kind: 'levels',
  levels: [
    { table: curve.name, name: 'curve', english: 'curveEn', grows: true, calledAlone: true, unlisted: countedCars },
  ],
};
