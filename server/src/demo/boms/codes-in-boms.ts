import type { DemoPart } from './demo-bom.ts';

/** The codes of the materials that the BOMs of machines name. */
export async function codesInBoms(): Promise<ReadonlySet<string>> {
  const [{ pumpBoms }, { designBoms, systemBoms }] = await Promise.all([
    import('./pump-boms.ts'),
    import('./system-boms.ts'),
  ]);
  const boms = [...designBoms(), ...pumpBoms(), ...systemBoms()];
  return new Set(boms.flatMap(({ head, parts }) => [...('code' in head ? [head.code] : []), ...codesOf(parts)]));
}

const codesOf = (parts: readonly DemoPart[]): string[] =>
  parts.flatMap(({ code, below }) => [...(code === undefined ? [] : [code]), ...codesOf(below)]);
