import type { MappedRule } from '@edp/contract/modules/sharing/sharing.ts';

type Side = 'sources' | 'targets';

/** One who shares, or is shared with; `key` is the same in every rule that names them. */
export interface MapSubject {
  readonly key: string;
  /** Undefined for those of a rule that are only counted. */
  readonly kind: MappedRule['sources'][number]['kind'] | undefined;
  readonly name: string;
  /** How many are only counted. */
  readonly more: number;
  /** The places of the rules that name them. */
  readonly rules: readonly number[];
}

/**
 * Those on one side of the rules, each once, beside the middle of their rules as far as that is possible, so that few
 * lines cross.
 */
export function subjectsOf(rules: readonly MappedRule[], side: Side): MapSubject[] {
  const count = (rule: MappedRule) => (side === 'sources' ? rule.sourceCount : rule.targetCount);
  const named = rules.flatMap((rule, place) => {
    const more = count(rule) - rule[side].length;
    return [
      ...rule[side].map(({ kind, id, name }) => ({ key: `${kind} ${id}`, kind, name, more: 0, place })),
      ...(more > 0 ? [{ key: `more ${rule.id}`, kind: undefined, name: '', more, place }] : []),
    ];
  });
  const middle = (places: readonly number[]) => places.reduce((sum, place) => sum + place, 0) / places.length;
  return [...Map.groupBy(named, ({ key }) => key).values()]
    .map((same) => ({ ...same[0]!, rules: same.map(({ place }) => place) }))
    .toSorted((one, other) => middle(one.rules) - middle(other.rules));
}
