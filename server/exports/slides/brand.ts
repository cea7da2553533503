import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Language, type Operator, portalNameOf, signatureOf } from '@portal/contract';
import type { MarkFile } from '../../settings/operator-mark.ts';
import type { Template } from '../../templates/index.ts';
import { colours } from '../picture/marks.ts';

/** How slides look: names, marks and colours. */
export interface Brand {
  /** What the portal is called. */
  name: string;
  /** Name, firm and contact; empty where the operator has said neither name nor firm. */
  signature: string;
  /** The mark as PNG, and how wide it is for its height; null without one. */
  mark: { png: Buffer; ratio: number } | null;
  /** Of series, in their order: #RRGGBB. */
  series: readonly string[];
  /** The mark of the company whose slides these are; null without one. */
  company: Brand['mark'];
  /** What the master and the layout of the slides are called. */
  master: string;
  layout: string;
}

/** A mark is drawn this high, in pixels: sharp where it is shown 30 high. */
const markHeight = 120;

/** @returns the mark as points: neither slides nor paper draw each SVG alike; null for a file that nobody can draw */
export async function markOf(file: MarkFile | null): Promise<Brand['mark']> {
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

/** Whose slides these are: who runs the portal, and the company of who orders them. */
export interface BrandParts {
  operator: Operator;
  mark: MarkFile | null;
  /** Null where the company has none, or there is no company. */
  template: Template | null;
}

/** What stands on every slide, and how it looks: colours as the company has chosen them, else those of the portal. */
export async function brandOf({ operator, mark, template }: BrandParts, language: Language): Promise<Brand> {
  const name = portalNameOf(operator, language);
  const own = template?.colours ?? [];
  return {
    name,
    signature: signatureOf(operator, language),
    mark: await markOf(mark),
    // Further series take the colours of the portal that are not among those of the company.
    series: [...own, ...colours.series.filter((colour) => !own.includes(colour.toLowerCase()))],
    company: await markOf(template?.mark ?? null),
    master: template?.master || name,
    layout: template?.layout || 'PORTAL',
  };
}
