/** Cards whose titles say what is found, when and where. */
export { ChartCard, type ChartCardProps } from './chart-card.tsx';
export { DatasetWanted, type DatasetWantedProps } from './dataset-wanted.tsx';
export { FactLines } from './fact-lines.tsx';
export { StillCard, type StillCardProps } from './still-card.tsx';
export { useByMembers } from './use-by-members.ts';
