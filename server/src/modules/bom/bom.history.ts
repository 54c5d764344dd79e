import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { type History, type PartHistory, recordHistory, textColumn } from '../../kernel/record/history.ts';
import { bomTable } from './bom-table.ts';

/** A revision is begun, released or discarded; what is released never changes again. */
const revisions: PartHistory = {
  table: 'bom_revision',
  rootTable: 'bom',
  columns: {
    status: textColumn('versions.status'),
    effective_from: textColumn('versions.effectiveFrom'),
    effective_to: textColumn('versions.effectiveTo'),
    remark: textColumn('versions.remark'),
  },
  idsOf: async (_db, id) => [id],
  titlesOf,
};

/** V2; those that are gone are known from the log. */
async function titlesOf(
  { db, input }: Context<{ id: string }>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { code: string; name: string }>> {
  const { rows } = await sql<{ id: string; revision: string }>`
    select id::text, revision::text from bom_revision where id = any(${ids}::bigint[])
    union select record_id, changes -> 'revision' ->> 'before' from change_record 
     where root_table = 'bom' and root_id = ${input.id} and table_name = 'bom_revision' and action = 'delete' and record_id = any(${ids}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, revision }) => [id, { code: '', name: `V${revision}` }]));
}

const calledAs = {
  references: { product_id: 'product', material_id: 'material' },
  hidden: 'bom.hiddenComponent',
} as const;

/** Components are told by their names, of whichever revision. */
export const bomHistory: History = {
  ...recordHistory(bomTable),
  rows: { bom_item: { name: 'items', sortName: 'itemSort' } },
  calledAs: { bom: { ...calledAs, names: ['code', 'name'] }, bom_item: { ...calledAs, names: ['name'] } },
  parts: revisions,
};
