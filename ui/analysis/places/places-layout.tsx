import type { ReactNode } from 'react';
import classes from './places-layout.module.css';

/** A card with the map of places first, and beside it, or below it where there is no room, cards of their tiers and areas. */
export const PlacesLayout = ({ children }: { children: ReactNode }) => <div className={classes.places}>{children}</div>;
