import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { together } from '../database/together.ts';
import type { Schema } from '../schema/schema.generated.ts';
import type { RecordContext } from '../record/record-table.ts';
import { requireFiles } from './require-file.ts';

/** The tables whose records have pictures and documents beside their thumbnail: `material_file` has those of materials. */
type WithFiles = Extract<keyof Schema, `${string}_file`> extends `${infer Table}_file` ? Table : never;

interface Given {
  picIds: readonly string[];
  productDocumentIds: readonly string[];
}

/** The files must be the user's and keep the limits of their field. */
export async function requireRecordFiles(
  db: Database,
  { picIds, productDocumentIds }: Given,
  limits: { pictures: FileLimit; documents: FileLimit },
): Promise<void> {
  await requireFiles(db, picIds, limits.pictures, 'picIds');
  await requireFiles(db, productDocumentIds, limits.documents, 'productDocumentIds');
}

/** Makes the files of a record exactly these, in this order. */
export async function replaceFiles(
  db: Database,
  table: WithFiles,
  id: string,
  { picIds, productDocumentIds }: Given,
): Promise<void> {
  const [files, column, key] = [sql.table(`${table}_file`), sql.ref(`${table}_id`), sql.ref(`${table}_file_key`)];
  const entries = [
    ...picIds.map((file, index) => ({ file, kind: 'picture', place: index })),
    ...productDocumentIds.map((file, index) => ({ file, kind: 'document', place: index })),
  ];
  const relation = sql`unnest(${entries.map(({ file }) => file)}::bigint[], ${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ place }) => place)}::int[]) as given (file_id, kind, place)`;
  await together(
    sql`delete from ${files} f where f.${column} = ${id} and not exists (select from ${relation} where given.file_id = f.file_id and given.kind = f.kind)`.execute(
      db,
    ),
    sql`update ${files} f set sort_order = given.place from ${relation}
      where f.${column} = ${id} and given.file_id = f.file_id and given.kind = f.kind and f.sort_order <> given.place`.execute(
      db,
    ),
    sql`insert into ${files} (${column}, file_id, kind, sort_order) select ${id}::bigint, file_id, kind, place from ${relation}
      on conflict on constraint ${key} do nothing`.execute(db),
  );
}

interface RecordFile {
  id: string;
  orginalName: string;
  filePath: string;
}

/** The pictures and documents of a record, with links that live for a while. */
export async function filesOf(
  { db, session, kernel }: RecordContext,
  table: WithFiles,
  id: string,
): Promise<Record<'picture' | 'document', RecordFile[]>> {
  const { rows } = await sql<{ kind: string; id: string; name: string }>`
    select f.kind, file.id, file.original_name as name from ${sql.table(`${table}_file`)} f join file on file.id = f.file_id
     where ${sql.ref(`f.${table}_id`)} = ${id} order by f.sort_order`.execute(db);
  const ofKind = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ id: row.id, orginalName: row.name, filePath: kernel.links.to(session.tenantId, row.id) }));
  return { picture: ofKind('picture'), document: ofKind('document') };
}
