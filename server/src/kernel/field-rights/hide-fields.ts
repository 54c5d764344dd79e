import type { Call } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { type FieldRight, type RightTree, rightTree } from '@edp/contract/kernel/record/field-rights.ts';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { BoundCall } from '../http/bind.ts';
import type { Session } from '../session/session.ts';

type Hidden = ReadonlySet<FieldRight>;

/** The part of the contract's description that the role may see: hidden fields are absent, not empty. */
export function withoutHidden<Value>({ fields }: Pick<Session, 'fields'>, schema: z.ZodType, value: Value): Value {
  const tree = fields?.hidden.size ? rightTree(schema) : undefined;
  return tree ? (strip(value, tree, fields!.hidden) as Value) : value;
}

/** The visible part of what a call answers. */
export function withoutHiddenFields(call: Call, session: Pick<Session, 'fields'>, result: unknown): unknown {
  if (call.answer !== 'page') return withoutHidden(session, call.output, result);
  const page = result as Page<unknown>;
  return { ...page, rows: page.rows.map((row) => withoutHidden(session, call.output, row)) };
}

/** A stale update is answered with the record as it is now. */
export function withoutHiddenInFailure(
  calls: ReadonlyMap<string, BoundCall>,
  call: Call,
  session: Pick<Session, 'fields'>,
  error: unknown,
): unknown {
  const detail = calls.get(`${call.name.split('.')[0]}.detail`);
  if (!(error instanceof AppError) || error.details.current === undefined || !detail) return error;
  return new AppError(error.status, error.key, {
    ...error.details,
    current: withoutHidden(session, detail.call.output, error.details.current),
  });
}

function strip(value: unknown, tree: RightTree, hidden: Hidden): unknown {
  if (Array.isArray(value)) return tree.item ? value.map((each) => strip(each, tree.item!, hidden)) : value;
  if (typeof value !== 'object' || value === null || !tree.properties) return value;
  const kept = { ...value } as Record<string, unknown>;
  for (const [name, part] of tree.properties) {
    if (!(name in kept)) continue;
    if (part.right && hidden.has(part.right)) delete kept[name];
    else kept[name] = strip(kept[name], part, hidden);
  }
  return kept;
}
