import { materialDocuments, materialPictures } from '@edp/contract/modules/material/material-fields.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { together } from '../../kernel/database/together.ts';
import { requireFiles } from '../../kernel/files/require-file.ts';

interface Given {
  picIds: readonly string[];
  productDocumentIds: readonly string[];
}

/** The files must be the user's and keep the limits of their field. */
export const requireMaterialFiles = async (db: Database, { picIds, productDocumentIds }: Given) => {
  await requireFiles(db, picIds, materialPictures, 'picIds');
  await requireFiles(db, productDocumentIds, materialDocuments, 'productDocumentIds');
};

/** Makes the files of a material exactly these, in this order. */
export async function replaceFiles(db: Database, materialId: string, { picIds, productDocumentIds }: Given): Promise<void> {
  const wanted = [
    ...picIds.map((file, index) => ({ file, kind: 'picture', place: index })),
    ...productDocumentIds.map((file, index) => ({ file, kind: 'document', place: index })),
  ];
  const columns = sql`unnest(${wanted.map(({ file }) => file)}::bigint[], ${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ place }) => place)}::int[]) as given (file_id, kind, place)`;
  await together(
    sql`delete from material_file f where f.material_id = ${materialId} and not exists (select from ${columns} where given.file_id = f.file_id and given.kind = f.kind)`.execute(db),
    sql`update material_file f set sort_order = given.place from ${columns}
      where f.material_id = ${materialId} and given.file_id = f.file_id and given.kind = f.kind and f.sort_order <> given.place`.execute(db),
    sql`insert into material_file (material_id, file_id, kind, sort_order) select ${materialId}::bigint, file_id, kind, place from ${columns}
      on conflict on constraint material_file_key do nothing`.execute(db),
  );
}
