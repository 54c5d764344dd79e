import type { LookName } from './looks/looks.ts';
import type { ColourName } from './looks/shading.ts';

/**
 * A specification with the values that a product is offered in. Each value is dearer by the same share of the first, or
 * as many times as dear as it is said.
 */
export type DemoAxis = readonly [specification: string, values: readonly string[], dearer: number | readonly number[]];

/** A product of the demo: what customers choose from. */
export interface DemoProduct {
  code: string;
  name: string;
  english: string;
  keyword: string;
  description: string;
  /** The category and the one above it: 阀门/球阀. */
  category: string;
  /** Likewise of the material type. */
  type: string;
  unit: string;
  /** The code of a brand, where the tenant has it. */
  brand: string;
  origin: string;
  /** The price of the cheapest variant. */
  price: number;
  minimumOrder: number;
  /** Empty: a single style. */
  matrix: readonly DemoAxis[];
  parameters: readonly (readonly [name: string, value: string])[];
  look: LookName;
  colour: ColourName;
  /** The goods groups that its family belongs to. */
  groups: readonly string[];
  isOnShelf: boolean;
  isStocked: boolean;
  /** The parts of a complete product that it lacks. */
  lacks: readonly ('picture' | 'price' | 'details' | 'parameter' | 'document' | 'translation' | 'organisation')[];
}

/** A model with the price that it begins at, and what replaces the values of the first specification of its family. */
export type Model = readonly [model: string, price: number, values?: readonly string[]];

/** The products of a family have this in common. */
export interface DemoFamily {
  name: string;
  english: string;
  keyword: string;
  description: string;
  category: string;
  unit?: string;
  brand: string;
  origin?: string;
  isMadeInHouse?: boolean;
  minimumOrder?: number;
  models: readonly Model[];
  matrix?: readonly DemoAxis[];
  parameters: readonly (readonly [name: string, value: string])[];
  look: LookName;
  colour: ColourName;
  groups?: readonly string[];
}
