/** Cards that draw answers in a usual way. */
export { ComparedFigures } from './compared-figures.tsx';
export { FiguresCard, type FiguresCardProps, PolicyFiguresCard } from './figures-card.tsx';
export { HeatCard } from './heat-card.tsx';
export { inOwnOrder } from './in-own-order.ts';
export { PartsCard } from './parts-card.tsx';
