import { createHash } from 'node:crypto';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { projectFile } from '../../kernel/project-file.ts';
import { colours, type Drawing, type Mark, type Ruler, type Words } from './marks.ts';

/** The portal's own font, which draws figures and latin words; fonts of the system draw the rest. */
const ownFont = projectFile('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** Words that the portal's own font has not are drawn by fonts of the system. */
const family = "Inter, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei', sans-serif";
let isReady = false;

function readied(context: SKRSContext2D): SKRSContext2D {
  if (!isReady) GlobalFonts.registerFromPath(ownFont, 'Inter');
  isReady = true;
  return context;
}

const fontOf = (size: number, strong: boolean): string => `${strong ? 600 : 400} ${size}px ${family}`;

/** Pixels of the picture for one of a screen: sharp on every screen. */
const dense = 2;

const measured = createCanvas(1, 1).getContext('2d');
export const ruler: Ruler = {
  wide(text, size, strong = false) {
    readied(measured).font = fontOf(size, strong);
    return measured.measureText(text).width;
  },
};

const cell = 32;
const proof = createCanvas(cell, cell).getContext('2d');
const drawable = new Map<string, boolean>();
/** A code that stands for no sign: what is drawn for it is drawn for all that no font has. */
const nothing = '\u{10FFFE}';
let box = '';

function drawnAs(sign: string): string {
  const context = readied(proof);
  context.clearRect(0, 0, cell, cell);
  context.font = fontOf(20, false);
  context.fillText(sign, 2, 24);
  return Buffer.from(context.getImageData(0, 0, cell, cell).data.buffer).toString('latin1');
}

/** Whether the fonts of this machine have every sign of a text. Without one for Chinese each of its signs is an empty box. */
export function hasSigns(text: string): boolean {
  box ||= drawnAs(nothing);
  return Array.from(text).every((sign) => {
    if (/[\u0020-\u00ff]/.test(sign)) return true;
    const known = drawable.get(sign) ?? drawnAs(sign) !== box;
    drawable.set(sign, known);
    return known;
  });
}

/** Little pictures, and the signs that change or join them. */
const pictures = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0e|\ufe0f|\u20e3/gu;

/** A text without the little pictures that no font of this machine has: what it says is said without them. */
export const withoutPictures = (text: string): string => text.replace(pictures, (sign) => (hasSigns(sign) ? sign : ''));

/** A text with a question mark in the place of each sign that no font of this machine has. */
export const inKnownSigns = (text: string): string =>
  hasSigns(text) ? text : Array.from(withoutPictures(text), (sign) => (hasSigns(sign) ? sign : '?')).join('');

const painted = new Map<string, Promise<Buffer>>();

/** How many pictures are cached, of some 100 kB each: watches of the same minute are often about the same figures. */
const mostPainted = 16;

/** Draws a picture on a white ground, equal ones once. @returns PNG, twice as many pixels as the drawing has */
export function paint(drawing: Drawing): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64');
  const picture = painted.get(key) ?? paintAnew(drawing);
  painted.delete(key);
  painted.set(key, picture);
  picture.catch(() => painted.get(key) === picture && painted.delete(key));
  for (const oldest of [...painted.keys()].slice(0, -mostPainted)) painted.delete(oldest);
  return picture;
}

async function paintAnew({ width, height, marks }: Drawing): Promise<Buffer> {
  const canvas = createCanvas(width * dense, height * dense);
  const context = readied(canvas.getContext('2d'));
  context.scale(dense, dense);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  drawMarks(context, marks);
  return canvas.encode('png');
}

/** Draws marks where they have their places, in the units of the context. */
export function drawMarks(drawn: SKRSContext2D, marks: readonly Mark[]): void {
  const context = readied(drawn);
  context.lineJoin = 'round';
  for (const mark of marks) {
    if (mark.kind === 'words') write(context, mark);
    else if (mark.kind === 'box') {
      context.fillStyle = mark.colour;
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
    } else if (mark.kind === 'dot') {
      context.beginPath();
      context.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
      context.fillStyle = mark.hollow ? colours.ground : mark.colour;
      context.fill();
      [context.strokeStyle, context.lineWidth] = [mark.hollow ? mark.colour : colours.ground, mark.hollow ? 2 : 1.5];
      context.setLineDash([]);
      context.stroke();
    } else {
      context.beginPath();
      for (const [at, { x, y }] of mark.points.entries()) at === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
      [context.strokeStyle, context.lineWidth] = [mark.colour, mark.width];
      context.setLineDash(mark.dash);
      context.stroke();
    }
  }
}

function write(context: SKRSContext2D, { text, x, y, size, strong, colour, align }: Words): void {
  context.font = fontOf(size, strong);
  [context.fillStyle, context.textAlign, context.textBaseline] = [colour, align, 'middle'];
  context.fillText(text, x, y);
}
