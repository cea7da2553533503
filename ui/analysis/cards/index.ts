/** Cards whose titles say what is found, when and where. */
export { ChartCard, type ChartCardProps } from './chart-card.tsx';
export { SalesWanted, type SalesWantedProps } from './sales-wanted.tsx';
export { StillCard, type StillCardProps } from './still-card.tsx';
export { useByMembers } from './use-by-members.ts';
