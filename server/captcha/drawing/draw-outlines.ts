import { centred } from './centred.ts';
import { drawByHand } from './draw-by-hand.ts';
import { likenessTo } from './outline-likeness.ts';
import { puzzleSize } from './puzzle-size.ts';
import { between, chance, oneOf, shuffled, whole } from './random.ts';
import { type Point, shapes } from './shapes.ts';

const { piece, radius, holes } = puzzleSize;

type Outline = readonly Point[];

/** How far the piece is turned against its hole, in radians: an eye does not mind, a template does. */
const turns = { hole: 0.3, piece: [0.4, 1.1] } as const;

/** How much of the picture an outline covers, about, in square pixels. */
const area = 400;

/** How many drawings there are to choose from: of the right hole, and of each other. */
const drawings = { right: 12, other: 5 } as const;

interface Drawing {
  outline: Outline;
  /** With the piece, as a program that lays outlines over each other measures it. */
  likeness: number;
}

/** A row of holes, around 0, and a piece in its box, all in pixels. */
export interface Outlines {
  holes: Outline[];
  piece: Outline;
}

/** How often a set is drawn anew at most in which the right hole is the most like the piece. */
const redraws = 3;

/**
 * Draws outlines of a row of holes, each of another shape, and of a piece of the shape of one of them. Of several
 * drawings those are taken by which the right hole is about as often the most like the piece as any other: what a
 * template measures tells little of it. What makes a heart a heart, a template does not measure.
 * @param wanted which hole is the right one
 */
export function drawOutlines(wanted: number): Outlines {
  const mayLead = chance(1 / holes);
  let set = drawSet(wanted);
  for (let again = 0; set.leads && !mayLead && again < redraws; again++) set = drawSet(wanted);
  return set;
}

function drawSet(wanted: number): Outlines & { leads: boolean } {
  const kinds = shuffled(shapes).slice(0, holes);
  const [least, most] = turns.piece;
  const own = drawHere(kinds[wanted] ?? oneOf(shapes), between(least, most) * (chance(0.5) ? 1 : -1));
  const likeness = likenessTo(own, piece / 2);
  const candidates = kinds.map((shape, at) =>
    Array.from({ length: at === wanted ? drawings.right : drawings.other }, (): Drawing => {
      const outline = drawHere(shape, between(-turns.hole, turns.hole));
      return { outline, likeness: likeness(outline) };
    }),
  );
  const chosen = choose(candidates, wanted);
  const highest = Math.max(...chosen.map((drawing) => drawing.likeness));
  return {
    holes: chosen.map(({ outline }) => outline),
    piece: own.map(([x, y]): Point => [x + piece / 2, y + piece / 2]),
    leads: chosen[wanted]?.likeness === highest,
  };
}

/** Drawings of all shapes lie around their own middle and are about as large: place and size say nothing of a shape. */
const drawHere = (shape: () => Outline, turn: number): Outline =>
  centred(drawByHand(shape(), { x: 0, y: 0, radius, turn }), between(0.88, 1.12) * area);

/** Of the right hole its least like drawing; of some others their most like ones, and of the rest their least like ones. */
function choose(candidates: readonly Drawing[][], wanted: number): Drawing[] {
  const others = shuffled([...candidates.keys()].filter((at) => at !== wanted));
  const raised = others.slice(0, whole(3, others.length));
  return candidates.map((drawn, at) => {
    const sign = raised.includes(at) ? 1 : -1;
    return drawn.reduce((drawing, other) => (sign * other.likeness > sign * drawing.likeness ? other : drawing));
  });
}
