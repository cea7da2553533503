import type { Picture } from '../../exports/index.ts';

/** A picture with the words that can be drawn here, and what has to be said beside it. */
export interface Plain {
  picture: Picture;
  /** Words that the picture has not, a line each; empty where it has all. */
  beside: string[];
}

/**
 * Takes out of a picture what no font here can draw, so that no box stands for a word: titles and notes go beside it, the
 * names of members become numbers that are told there, and of figures with a unit the figure stays.
 * @param hasSigns whether a text can be drawn
 */
export function withWordsOf(picture: Picture, hasSigns: (text: string) => boolean): Plain {
  const { title, unit, foot, body } = picture;
  const beside: string[] = [];
  const whole = (text: string): string => {
    if (hasSigns(text)) return text;
    beside.push(text);
    return '';
  };
  const figure = (text: string): string =>
    hasSigns(text)
      ? text
      : Array.from(text, (sign) => (hasSigns(sign) ? sign : ''))
          .join('')
          .trim();
  let numbers = 0;
  const numbered = (name: string): string => {
    if (hasSigns(name)) return name;
    numbers += 1;
    beside.push(`${numbers}: ${name}`);
    return `${numbers}`;
  };
  const plain = {
    title: whole(title),
    unit: whole(unit),
    foot: foot.map(whole).filter(Boolean),
    body:
      body.kind === 'bars'
        ? { ...body, bars: body.bars.map((bar) => ({ ...bar, name: numbered(bar.name), text: figure(bar.text) })) }
        : {
            ...body,
            last: figure(body.last),
            names: body.names.map(figure),
            series: body.series.map((series) => ({
              ...series,
              name: body.series.length > 1 ? numbered(series.name) : '',
            })),
            limit: body.limit && { ...body.limit, text: figure(body.limit.text) },
          },
  };
  // The axis in 万 would need the sign: in a picture without it every figure is written whole.
  return { picture: { ...picture, ...plain, count: picture.count && hasSigns('万亿') }, beside };
}
