import { fitted, type Ruler } from '../picture/marks.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * A text in lines of a width, broken between words; between signs in Chinese.
 * @param most how many lines; the last one ends in an ellipsis where there is more
 */
export function wrapped(
  text: string,
  width: number,
  size: number,
  most: number,
  ruler: Ruler,
  strong = false,
): string[] {
  const found: string[] = [''];
  for (const { segment } of segmenter.segment(text)) {
    const open = found.at(-1) ?? '';
    // What closes a phrase never begins a line.
    const closes = /^[，。；：、！？）》,.;:!?)%\s]+$/u.test(segment);
    if (closes || ruler.wide((open + segment).trimEnd(), size, strong) <= width)
      found[found.length - 1] = open + segment;
    else found.push(segment.trimStart());
  }
  const all = found.map((line) => line.trim()).filter(Boolean);
  const last = all.slice(most - 1).join(' ');
  return all.length <= most ? all : [...all.slice(0, most - 1), fitted(last, width, size, ruler, strong)];
}
