import type { Filters } from '../../kernel/data/use-list.ts';
import type { DateRange } from '../inputs/dates/date-range-input.tsx';
import type { Option } from '../inputs/select.tsx';
import { pathText, pathTo, type TreeNode } from '../inputs/tree.ts';
import { uiText } from '../ui.texts.ts';

interface Named {
  /** As on the wire. */
  readonly name: string;
  readonly label: string;
  /** What the list is looked at by first, such as the state of certificates: visible beside the texts. */
  readonly isMain?: true;
}
type TextFilter = Named & { readonly type?: 'text' };
export type SelectFilter = Named & { readonly options: readonly Option[] };
export type DateFilter = Named & { readonly type: 'date' };
/**
 * Two filters of the wire, `name` for the first day and `to` for the last; without `to` one that has both, separated by
 * a comma.
 */
export type RangeFilter = Named & { readonly type: 'range'; readonly to?: string };
export type TreeFilter = Named & { readonly nodes: readonly TreeNode[]; readonly isLoading?: boolean };

export type Filter = TextFilter | SelectFilter | DateFilter | RangeFilter | TreeFilter;

export const isSelect = (filter: Filter): filter is SelectFilter => 'options' in filter;
export const isTree = (filter: Filter): filter is TreeFilter => 'nodes' in filter;
export const isRange = (filter: Filter): filter is RangeFilter => 'type' in filter && filter.type === 'range';
export const isDate = (filter: Filter): filter is DateFilter => 'type' in filter && filter.type === 'date';
export const isText = (filter: Filter) => !isSelect(filter) && !isTree(filter) && !isRange(filter) && !isDate(filter);

/** Texts are searched most: this many stay visible when the rest is collapsed. */
const maxVisibleTexts = 2;

/**
 * The filters that are visible while the rest is collapsed. Two inputs may set the same filter; one of them is enough
 * here.
 */
export function visibleFilters(filters: readonly Filter[], mostTexts = maxVisibleTexts): readonly Filter[] {
  const texts = filters.filter(
    (filter, index) => isText(filter) && filters.findIndex(({ name }) => name === filter.name) === index,
  );
  const shown = new Set(texts.slice(0, mostTexts));
  return filters.filter((filter) => filter.isMain || shown.has(filter));
}

/** The days of a range, of which either may be empty. */
export function rangeOf({ name, to }: RangeFilter, valueOf: (name: string) => string): DateRange {
  if (to !== undefined) return [valueOf(name), valueOf(to)];
  const [first = '', last = ''] = valueOf(name)
    .split(',')
    .map((day) => day.trim());
  return [first, last];
}

/** The values that set a range. */
export function rangeValues({ name, to }: RangeFilter, [first, last]: DateRange): Filters {
  if (to !== undefined) return { [name]: first, [to]: last };
  return { [name]: first || last ? `${first},${last}` : '' };
}

interface Chip {
  readonly label: string;
  readonly text: string;
  /** The values that remove it. */
  readonly cleared: Filters;
}

/** What is set and cannot be seen in a field. */
export function chipsOf(filters: readonly Filter[], visible: readonly Filter[], values: Filters): readonly Chip[] {
  const names = new Set(visible.map(({ name }) => name));
  return filters.flatMap((filter) => {
    const text = textOf(filter, values);
    if (text === '' || names.has(filter.name)) return [];
    names.add(filter.name);
    return [
      { label: filter.label, text, cleared: isRange(filter) ? rangeValues(filter, ['', '']) : { [filter.name]: '' } },
    ];
  });
}

function textOf(filter: Filter, values: Filters): string {
  const value = values[filter.name] ?? '';
  if (isRange(filter)) return rangeText(...rangeOf(filter, (name) => values[name] ?? ''));
  // A value of an old link that the list does not know is shown as it is, so that it can be removed.
  if (isSelect(filter)) return filter.options.find((option) => option.value === value)?.text ?? value;
  if (isTree(filter)) return pathText(pathTo(filter.nodes, value)) || (value && filter.isLoading ? '…' : value);
  return value;
}

function rangeText(from: string, to: string): string {
  if (from && to) return uiText('rangeBetween', { from, to });
  if (from) return uiText('rangeFrom', { from });
  return to && uiText('rangeTo', { to });
}
