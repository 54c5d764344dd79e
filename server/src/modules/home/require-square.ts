import { buffer } from 'node:stream/consumers';
import { invalid } from '../../kernel/app-error.ts';
import { pictureSize } from '../../kernel/files/picture-size.ts';
import type { Context } from '../../kernel/http/bind.ts';

/** A browser would stretch an icon that is not square. */
export async function requireSquare(
  { db, kernel }: Pick<Context, 'db' | 'kernel'>,
  fileId: string | undefined,
  field: string,
): Promise<void> {
  if (fileId === undefined) return;
  const { storage_key } = await db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const size = pictureSize(await buffer(await kernel.files.get(storage_key)));
  if (!size || size.width !== size.height) throw invalid('home.iconSquare', field);
}
