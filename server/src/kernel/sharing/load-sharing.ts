import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { type OwnerSet, ownerSet, ownerSetText } from './owner-set.ts';
import type { Settings, Sharing } from './sharing.ts';

const privateMode = 2;

interface Row {
  table_name: string;
  mode: number;
  /** Null for everybody. */
  see: string[] | null;
  edit: string[] | null;
}

/** Undefined where everything is public: then nothing is set and nothing is asked. */
export async function loadSharing(db: Database, userId: string, roleId: string | null): Promise<Sharing | undefined> {
  const query: RawBuilder<Row> = sql`select table_name, mode, see, edit from app.sharing_of(${userId}::bigint, ${roleId}::bigint)`;
  const { rows } = await query.execute(db);
  const see = setsOf(
    rows.filter((row) => row.mode === privateMode),
    'see',
  );
  const edit = setsOf(rows, 'edit');
  if (!see.size && !edit.size) return undefined;
  return {
    organisationId: undefined,
    see,
    edit,
    seeSettings: settingsOf('see', see),
    editSettings: settingsOf('edit', edit),
  };
}

const setsOf = (rows: readonly Row[], what: 'see' | 'edit') =>
  new Map(rows.flatMap((row) => (row[what] ? [[row.table_name, ownerSet(row[what])] as const] : [])));

const settingsOf = (what: 'see' | 'edit', sets: ReadonlyMap<string, OwnerSet>): Settings =>
  [...sets].map(([table, owners]) => [`app.${what}_${table}`, ownerSetText(owners)] as const);
