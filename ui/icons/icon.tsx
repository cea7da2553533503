import type { ComponentType, SVGProps } from 'react';

/** What an icon takes besides everything that an svg element takes. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in px; 24 unless told. */
  size?: number;
  /** Width of the lines on the grid of 24; 2 unless told. Their colour is that of the text around. */
  stroke?: number;
}

const draw = (lines: string[], { size = 24, stroke = 2, ...rest }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    // A picture beside words, or in a button that has a name: nothing to be read out.
    aria-hidden="true"
    {...rest}
  >
    {lines.map((line) => (
      <path key={line} d={line} />
    ))}
  </svg>
);

/**
 * Makes an icon of lines on a grid of 24 by 24.
 *
 * @param lines each the `d` of a path
 * @returns a component that draws them
 */
export const icon =
  (...lines: string[]): ComponentType<IconProps> =>
  (props) =>
    draw(lines, props);
