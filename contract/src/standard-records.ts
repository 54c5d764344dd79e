import type { RecordDefinition } from './kernel/record/define-record.ts';
import type { AnyNoun } from './nouns.ts';

/** The definitions that pages follow from alone: the browser's router, which every page loads, names these and no others. */
export const standardLoaders = {
  brand: async () => (await import('./modules/brand/brand.ts')).brandRecord,
  unit: async () => (await import('./modules/unit/unit.ts')).unitRecord,
  application: async () => (await import('./modules/application/application.ts')).applicationRecord,
} as const satisfies Partial<Record<AnyNoun['name'], () => Promise<RecordDefinition>>>;
