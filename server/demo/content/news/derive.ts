import type { Derived, Figure, Reading } from './figure.ts';

/** @returns how much more the first is than the second */
export const difference = (now: Figure | null, other: Figure | null): Derived | null =>
  now && other && { way: 'difference', from: [now, other], value: now.value - other.value };

/** @returns how far two figures lie apart */
export const distance = (now: Figure | null, other: Figure | null): Derived | null =>
  now && other && now.value < other.value ? difference(other, now) : difference(now, other);

/** @returns the first as a part of the second, or how many times it is that */
export const quotient = (part: Figure | null, whole: Figure | null): Derived | null =>
  part && whole && whole.value !== 0 ? { way: 'quotient', from: [part, whole], value: part.value / whole.value } : null;

/** @returns all together */
export const sum = (figures: readonly (Figure | null)[]): Derived | null => {
  const known = figures.filter((figure) => figure !== null);
  if (known.length < figures.length || known.length === 0) return null;
  return { way: 'sum', from: known, value: known.reduce((total, { value }) => total + value, 0) };
};

/**
 * @param growths of months, the last first
 * @returns how many of them on end have the sign of the last; null of fewer than two, or where the beginning is not known
 */
export function run(growths: readonly (Reading | null)[]): Derived | null {
  const [last] = growths;
  if (!last || last.value === 0) return null;
  const end = growths.findIndex((growth) => !growth || Math.sign(growth.value) !== Math.sign(last.value));
  const from = growths.slice(0, end + 1).filter((growth) => growth !== null);
  return end < 2 || from.length < end + 1 ? null : { way: 'run', from, value: end };
}

/**
 * @param step how far marks lie apart
 * @returns the mark that lies between a figure and the one before, the one that was crossed last; null where none does
 */
export function mark(now: Figure | null, before: Figure | null, step: number): Derived | null {
  if (!now || !before) return null;
  const [low, high] = [Math.min(now.value, before.value), Math.max(now.value, before.value)];
  const value = now.value > before.value ? Math.floor(high / step) * step : Math.ceil(low / step) * step;
  return value > low && value < high ? { way: 'mark', from: [now, before], value } : null;
}
