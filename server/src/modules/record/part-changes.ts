import type { ChangedPart } from '@edp/contract/modules/record/record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { isSeen, type LoggedChange, toFields } from './changed-fields.ts';
import type { PartHistory } from '../../kernel/record/history.ts';

/** A save may change thousands of parts: more than these are only counted. */
const mostParts = 20;

/** The records of the change log about parts; of updates those alone that changed what users read. */
export const logOfParts = ({ table, rootTable = table, columns }: PartHistory, ids: readonly string[]) => sql`
  select * from change_record where root_table = ${rootTable} and root_id = any(${ids}::text[]) and table_name = ${table}
     and (action <> 'update' or changes ?| ${Object.keys(columns)}::text[])`;

/** The first parts that the call of a change (`c`) changed: updates, then what was added, then what was removed. */
export const partsOfChange = (parts: PartHistory, ids: readonly string[], logged: RawBuilder<unknown>) => sql<
  LoggedChange[]
>`
  coalesce((select jsonb_agg(${logged} order by p.action = 'update' desc, p.action = 'insert' desc, p.id)
    from (select * from (${logOfParts(parts, ids)}) each
           where each.created_time = c.created_time and each.request_id is not distinct from c.request_id and each.user_id is not distinct from c.user_id
           order by each.action = 'update' desc, each.action = 'insert' desc, each.id limit ${mostParts}) p), '[]')`;

type NameOf = (to: keyof Schema, id: string) => string;

/** `parts` of several changes, each as users read it. */
export async function readParts(
  context: Context<{ noun: string; id: string }>,
  history: PartHistory | undefined,
  logged: readonly LoggedChange[],
  nameOf: NameOf,
): Promise<(part: LoggedChange) => ChangedPart> {
  const titles =
    history && logged.length > 0
      ? await history.titlesOf(context, [...new Set(logged.map(({ record }) => record))])
      : new Map<string, never>();
  return (part) => ({
    id: part.record,
    action: part.action,
    ...(titles.get(part.record) ?? { code: '', name: '' }),
    fields:
      part.action === 'update'
        ? toFields({ columns: history?.columns ?? {} }, part.table, [part], nameOf, context.language).filter((field) =>
            isSeen(context, context.input.noun, field),
          )
        : [],
  });
}
