/** A survival curve: the part of a year's registrations that is still in use so many years after. */
export interface SurvivalCurve {
  key: string;
  chinese: string;
  english: string;
  /** Whether it is of cars that are charged. */
  charged: boolean;
  /** By age in years, from 0. */
  shares: readonly number[];
}

/** The oldest cars of the demonstration, in years. */
const oldest = 30;

/** A Weibull curve: after `scale` years 37 % are left, and the higher the shape the more go at about that age. */
const weibull = (scale: number, shape: number): number[] =>
  Array.from({ length: oldest + 1 }, (_, age) => Math.exp(-((age / scale) ** shape)));

const curve = (
  key: string,
  charged: boolean,
  [zh, en]: readonly [string, string],
  [scale, shape]: [number, number],
) => ({
  key,
  charged,
  chinese: `${zh}（演示假设：韦布尔曲线，尺度 ${scale} 年，形状 ${shape}）`,
  english: `${en} (assumed for the demonstration: Weibull, scale ${scale} years, shape ${shape})`,
  shares: weibull(scale, shape),
});

/** The curves of the demonstration: batteries are given up a little earlier than engines. */
export const demoCurves: readonly SurvivalCurve[] = [
  curve('demo-combustion', false, ['燃油与混动', 'Engine alone or hybrid'], [16.5, 3.6]),
  curve('demo-charged', true, ['新能源', 'NEV'], [14.5, 3.2]),
];
