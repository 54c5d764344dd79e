import { create } from 'zustand';
import { readStorage, writeStorage } from '../session/storage.ts';

export const densities = ['compact', 'standard', 'loose'] as const;
type Density = (typeof densities)[number];

const initialDensity = (): Density => densities.find((density) => density === readStorage('density')) ?? 'standard';

/** Of tables for which the user has set nothing. */
export const useDensity = create<Density>(initialDensity);

export function setDensity(density: Density) {
  writeStorage('density', density === 'standard' ? '' : density);
  useDensity.setState(density, true);
}
