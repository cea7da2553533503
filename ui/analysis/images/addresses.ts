import { type ModelImage, type ServedFormat, servedFormats } from '@portal/contract';

type Picture = ModelImage['picture'];

/** What an element shows: an address, and those of other sizes where there are any. */
export interface Addresses {
  src: string;
  sets: { type: string; srcSet: string }[];
}

const isDrawn = ({ widths }: Picture): boolean => widths.length === 0;

const at = ({ address, query }: Picture, file: string): string => `${address}/${file}?${query}`;

/** As wide as a picture is where a browser knows no sizes, in px. */
const usual = 640;

/** The addresses of a picture, in all of its sizes; null of one that is withdrawn. */
export function addressesOf(picture: Picture): Addresses | null {
  if (picture.address === '') return null;
  if (isDrawn(picture)) return { src: at(picture, 'drawing.svg'), sets: [] };
  const setOf = (format: ServedFormat) =>
    picture.widths.map((width) => `${at(picture, `${width}.${format}`)} ${width}w`).join(', ');
  const plain = picture.widths.find((width) => width >= usual) ?? picture.widths.at(-1) ?? usual;
  return {
    src: at(picture, `${plain}.webp`),
    sets: servedFormats.map((format) => ({ type: `image/${format}`, srcSet: setOf(format) })),
  };
}
