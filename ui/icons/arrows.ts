import { icon } from './icon.tsx';

/* Icons that point somewhere or say an order. Shapes: Tabler Icons, MIT; see README.md. */

export const IconArrowLeft = icon('M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6');
export const IconArrowRight = icon('M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6');
export const IconArrowsSort = icon('M3 9l4 -4l4 4m-4 -4v14', 'M21 15l-4 4l-4 -4m4 4v-14');
export const IconChevronDown = icon('M6 9l6 6l6 -6');
export const IconChevronLeft = icon('M15 6l-6 6l6 6');
export const IconChevronRight = icon('M9 6l6 6l-6 6');
export const IconChevronsLeft = icon('M11 7l-5 5l5 5', 'M17 7l-5 5l5 5');
export const IconChevronsRight = icon('M7 7l5 5l-5 5', 'M13 7l5 5l-5 5');
export const IconChevronsUp = icon('M7 11l5 -5l5 5', 'M7 17l5 -5l5 5');
export const IconChevronUp = icon('M6 15l6 -6l6 6');
export const IconSortAscending = icon('M4 6l7 0', 'M4 12l7 0', 'M4 18l9 0', 'M15 9l3 -3l3 3', 'M18 6l0 12');
export const IconSortDescending = icon('M4 6l9 0', 'M4 12l7 0', 'M4 18l7 0', 'M15 15l3 3l3 -3', 'M18 6l0 12');
export const IconSwitchHorizontal = icon('M16 3l4 4l-4 4', 'M10 7l10 0', 'M8 13l-4 4l4 4', 'M4 17l9 0');
export const IconTrendingUp = icon('M3 17l6 -6l4 4l8 -8', 'M14 7l7 0l0 7');
