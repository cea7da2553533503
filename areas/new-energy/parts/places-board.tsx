import { PlacesLayout } from '@portal/ui/analysis';
import type { PlaceFigure } from '../market/choices.ts';
import { LevelCard } from './level-card.tsx';
import { PlacesCard } from './places-card.tsx';

/** A figure of places: as a map, and of the tiers and areas of cities beside or below it. */
export const PlacesBoard = ({ indicator }: { indicator: PlaceFigure }) => (
  <PlacesLayout>
    <PlacesCard indicator={indicator} />
    <LevelCard by="tier" indicator={indicator} />
    <LevelCard by="area" indicator={indicator} />
  </PlacesLayout>
);
