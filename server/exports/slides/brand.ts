import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Language, type Operator, portalNameOf, signatureOf } from '@portal/contract';
import type { MarkFile } from '../../settings/operator-mark.ts';
import { colours } from '../picture/marks.ts';

/** How the slides of a company look: its name, its mark and its colours. */
export interface Brand {
  /** What the portal is called. */
  name: string;
  /** Name, firm and contact; empty where the operator has said neither name nor firm. */
  signature: string;
  /** The mark as PNG, and how wide it is for its height; null without one. */
  mark: { png: Buffer; ratio: number } | null;
  /** Of series, in their order: #RRGGBB. */
  series: readonly string[];
}

/** A mark is drawn this high, in pixels: sharp where it is shown 30 high. */
const markHeight = 120;

/** @returns the mark as points: neither slides nor paper draw each SVG alike; null for a file that nobody can draw */
async function markOf(file: MarkFile | null): Promise<Brand['mark']> {
  if (!file) return null;
  try {
    const image = await loadImage(file.content);
    const ratio = Math.min(8, Math.max(0.2, image.width / Math.max(1, image.height)));
    const canvas = createCanvas(Math.round(markHeight * ratio), markHeight);
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return { png: await canvas.encode('png'), ratio };
  } catch {
    return null;
  }
}

/** What stands on every slide of who runs the portal. */
export async function brandOf(
  operator: Operator,
  mark: MarkFile | null,
  language: Language,
  series: readonly string[] = colours.series,
): Promise<Brand> {
  return {
    name: portalNameOf(operator, language),
    signature: signatureOf(operator, language),
    mark: await markOf(mark),
    series,
  };
}
