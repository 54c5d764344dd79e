import type { Call } from '@edp/contract/kernel/call.ts';
import {
  type Condition,
  conditionSchema,
  isGroup,
  rightOf,
  type Test,
  testedFields,
} from '@edp/contract/kernel/list/condition.ts';
import { rightTree } from '@edp/contract/kernel/record/field-rights.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import type { ViewContent } from '@edp/contract/modules/saved-view/saved-view.ts';
import { z } from 'zod';
import type { Session } from '../../kernel/session/session.ts';
import { conditionIn, hasGone, type KnownRecords } from './named-records.ts';

/** The page is no part of a view. */
const ofPage = new Set(['sort', 'exactTotal', 'pageNo', 'pageSize', 'page', 'limit']);

/**
 * A view as the caller can use it now: what the list call refuses, what names a record that is gone, and what is hidden
 * from the role is left out.
 */
export function usableContent(
  call: Call,
  { fields: access }: Pick<Session, 'fields'>,
  { filters, sort, layout }: ViewContent,
  records: KnownRecords,
): { content: ViewContent; dropped: string[] } {
  const shape: z.ZodRawShape = call.input instanceof z.ZodObject ? call.input.shape : {};
  const fields = testedFields(call.input) ?? {};
  const rights = rightTree(call.input)?.properties;
  const isHidden = (right: ReturnType<typeof rightOf>) => right !== undefined && access?.hidden.has(right) === true;
  const dropped: string[] = [];
  const kept: Record<string, string> = {};
  for (const [name, text] of Object.entries(filters)) {
    const value =
      name === 'condition'
        ? usableCondition(
            text,
            fields,
            (test) => isHidden(rightOf(fields[test.field])) || hasGone(fields[test.field], test.values, records),
            dropped,
          )
        : text;
    const schema =
      ofPage.has(name) || !Object.hasOwn(shape, name)
        ? undefined
        : name === 'condition'
          ? conditionSchema(fields)
          : (shape[name] as z.ZodType);
    const isGone = isHidden(rights?.get(name)?.right) || hasGone(fields[name], text.split(',').slice(-1), records);
    if (value !== '' && !isGone && schema?.safeParse(value).success) kept[name] = value;
    else if (value !== '') dropped.push(name);
  }
  const isSorted =
    sort !== '' &&
    (shape.sort as z.ZodType | undefined)?.safeParse(sort).success === true &&
    !isHidden(rightTree(call.output)?.properties?.get(sort.replace(/^-/, ''))?.right);
  return { content: { filters: kept, sort: isSorted ? sort : '', layout }, dropped };
}

/** Without the tests that cannot be made any more; empty where none is left. */
function usableCondition(json: string, fields: Fields, isUnusable: (test: Test) => boolean, dropped: string[]): string {
  const condition = conditionIn(json);
  // The schema refuses it.
  if (!condition) return json;
  const before = dropped.length;
  const usable = (tests: readonly Test[]) =>
    tests.filter((test) => {
      const isDropped = !Object.hasOwn(fields, test.field) || isUnusable(test);
      if (isDropped) dropped.push(test.field);
      return !isDropped;
    });
  const tests = condition.tests.flatMap((part): Condition['tests'] => {
    if (!isGroup(part)) return usable([part]);
    const inner = usable(part.tests);
    return inner.length ? [{ ...part, tests: inner }] : [];
  });
  if (dropped.length === before) return json;
  return tests.length ? JSON.stringify({ ...condition, tests }) : '';
}
