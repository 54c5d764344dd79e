import { sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { tallyOfTenant } from '../list/tally.ts';
import type { Sharing } from './sharing.ts';

/**
 * What a person sees of a table, as of some notes of its tally: every statement that changes the table
 * leaves one, so while those are the same, so is this, and nothing need be summed up or sorted again.
 */
export interface Visible {
  notes: string;
  total: number;
  owners: string[];
  /** Rows of the tenant. */
  all: number;
  /** The ids of pages that were read, by list and page. */
  pages: Map<string, string[]>;
}

const known = new WeakMap<Sharing, Map<string, Visible>>();

/** As last known; whoever uses it compares the notes in their own statement and asks anew if they differ. */
export const lastVisible = async (db: Database, sharing: Sharing, table: keyof Schema) =>
  known.get(sharing)?.get(table) ?? readVisible(db, sharing, table);

async function readVisible(db: Database, sharing: Sharing, table: keyof Schema): Promise<Visible> {
  const { rows } = await sql<{ notes: string; total: string; owners: string[]; all: string }>`
    select ${notesOf(table)} as notes, ${tallyOfTenant(table)} as all, v.total, v.owners
      from app.visible_rows(${table}) v`.execute(db);
  const { notes, total, owners, all } = rows[0]!;
  const visible = { notes, owners, total: Number(total), all: Number(all), pages: new Map() };
  const tables = known.get(sharing) ?? new Map<string, Visible>();
  known.set(sharing, tables.set(table, visible));
  return visible;
}

/** The same as last known if nothing was changed since. */
export async function freshVisible(db: Database, sharing: Sharing, table: keyof Schema): Promise<Visible> {
  const last = known.get(sharing)?.get(table);
  if (!last) return readVisible(db, sharing, table);
  const { rows } = await sql<{ notes: string }>`select ${notesOf(table)} as notes`.execute(db);
  return rows[0]!.notes === last.notes ? last : readVisible(db, sharing, table);
}

export const forgetVisible = (sharing: Sharing, table: keyof Schema) => void known.get(sharing)?.delete(table);

/** Notes are never changed, only added and removed, so their ids tell them apart. */
export const notesOf = (table: keyof Schema) =>
  sql<string>`(select coalesce(bit_xor(hashint8extended(id, 0)), 0) from tally where table_name = ${table})`;
