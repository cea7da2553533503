import { barRow, layBars } from './lay-bars.ts';
import { layLines } from './lay-lines.ts';
import { colours, type Drawing, fitted, type Ruler, words } from './marks.ts';
import type { Picture } from './picture.ts';

/** Of the picture, in pixels of a screen: as wide as a mail, and read on a phone still. */
const [width, side, plotHeight, footLine] = [560, 8, 220, 18];

/** Notes in as few lines as they fit; the first, source and period, has one of its own. */
function joined([first, ...notes]: readonly string[], width: number, { wide }: Ruler): string[] {
  const lines: string[] = [];
  for (const note of notes) {
    const longer = [lines.at(-1), note].filter(Boolean).join(' · ');
    if (lines.length > 0 && wide(longer, 12) <= width) lines[lines.length - 1] = longer;
    else lines.push(note);
  }
  return [first ?? '', ...lines].filter(Boolean);
}

/**
 * Gives everything of a picture its place: title and unit at the top, the figures, then source and period.
 * @returns marks in pixels; the same for the same picture and ruler
 */
export function layPicture(picture: Picture, ruler: Ruler): Drawing {
  const { title, unit, foot, body } = picture;
  const inside = width - 2 * side;
  let y = 14;
  const head = [];
  if (title) {
    y += 12;
    head.push(
      words(fitted(title, inside, 16, ruler, true), { x: side, y }, { size: 16, strong: true, colour: colours.ink }),
    );
    y += 12;
  }
  if (unit) {
    y += 10;
    head.push(words(fitted(unit, inside, 12, ruler), { x: side, y }));
    y += 8;
  }
  const top = y + (body.kind === 'lines' ? 16 : 6);
  const bottom = top + (body.kind === 'lines' ? plotHeight : body.bars.length * barRow);
  const box = { left: side, right: width - side, top, bottom };
  const marks = body.kind === 'lines' ? layLines(body, picture, box, ruler) : layBars(body, box, ruler);
  const lines = joined(foot, inside, ruler);
  const feet = lines.map((line, at) =>
    words(fitted(line, inside, 12, ruler), { x: side, y: bottom + 20 + at * footLine }),
  );
  return { width, height: Math.round(bottom + 18 + lines.length * footLine), marks: [...head, ...marks, ...feet] };
}
