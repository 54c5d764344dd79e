import { createCanvas } from '@napi-rs/canvas';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { type HiddenRecord, hiddenName } from './hide-records.ts';

/** A picture that says more than others see in it. */
const pictureOf = (text: string) =>
  Buffer.concat([createCanvas(20, 20).toBuffer('image/png'), Buffer.from(`\n${text}\n`)]);

/** Gives each hidden record a picture where its table has one, and materials and products a document; answers the files. */
export async function hangFiles(
  app: TestApp,
  admin: TestClient,
  hidden: readonly HiddenRecord[],
): Promise<HiddenRecord[]> {
  // Ids that no record of another table has.
  await (
    await app.owner()
  ).query(`select setval(pg_get_serial_sequence('public.file', 'id'), greatest(7500000, max(id))) from public.file`);
  const upload = async (what: string): Promise<HiddenRecord> => {
    const { id } = await uploadFile(admin, `${hiddenName}${what}.png`, pictureOf(`${hiddenName}${what}`));
    return { name: `${what} of a hidden record`, noun: 'file', table: 'file', id };
  };
  const [picture, document] = [await upload('图片'), await upload('文档')];
  const tenantOne = await app.asTenant(1);
  for (const { table, id } of hidden) {
    const { rows } = await tenantOne.query<{ field: string }>(
      `select field from app.references_to('public.file') where referrer = $1::regclass`,
      [table],
    );
    for (const { field } of rows)
      await tenantOne.query(`update ${table} set ${field} = $2 where id = $1`, [id, picture.id]);
    if (table === 'material' || table === 'product')
      await tenantOne.query(
        `insert into ${table}_file (${table}_id, file_id, kind, sort_order) values ($1, $2, 'document', 0)`,
        [id, document.id],
      );
  }
  return [picture, document];
}
