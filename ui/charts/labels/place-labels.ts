/** A dot with words beside it, in px: its middle, its radius, and the size of the words. */
export interface Labelled {
  x: number;
  y: number;
  radius: number;
  width: number;
  height: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From a dot to its words, in px. */
const gap = 3;

/** Where words may stand round a dot, the best first: how far to the right and down, of their size and of the radius. */
const sides: readonly [number, number][] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
];

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const dotOf = ({ x, y, radius }: Labelled): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

function boxAt({ x, y, radius, width, height }: Labelled, [right, down]: readonly [number, number]): Box {
  const away = radius + gap;
  // At a corner the words begin where the dot curves away.
  const part = right !== 0 && down !== 0 ? Math.SQRT1_2 : 1;
  const left = x + right * away * part + (right === 0 ? -width / 2 : right < 0 ? -width : 0);
  const top = y + down * away * part + (down === 0 ? -height / 2 : down < 0 ? -height : 0);
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * Places for the words of many dots so that none meets another, a dot or the edge: one after the other, each at the first
 * free side. Who has no free side goes without; a hint says its name.
 * @param dots the most important first
 * @param room the words stand within it, from 0 on
 * @returns upper left corners in the order of the dots; null where there is no room
 */
export function placeLabels(
  dots: readonly Labelled[],
  room: { width: number; height: number },
): ({ left: number; top: number } | null)[] {
  const circles = dots.map(dotOf);
  const taken: Box[] = [];
  return dots.map((dot, at) => {
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= room.width &&
      box.bottom <= room.height &&
      !taken.some((candidate) => meet(candidate, box)) &&
      !circles.some((circle, other) => other !== at && meet(circle, box));
    const found = sides.map((side) => boxAt(dot, side)).find(isFree);
    if (!found) return null;
    taken.push(found);
    return { left: found.left, top: found.top };
  });
}
