import { withFile } from '../../import-file/open-file.ts';
import type { ZipPictures } from '../../import-file/zip-pictures.ts';
import { lockRun } from '../run-row.ts';
import { storedFile } from '../dry-run.ts';
import { inSlice, type Worker } from '../slice.ts';
import type { AnyImporter } from '../forms/form-importer.ts';
import { isPicture } from './picture-columns.ts';

/** The pictures of an import that writes some; the zip file is open for as long as `work` takes. */
export async function withPictures(
  worker: Worker,
  { sheet }: AnyImporter,
  runId: string,
  work: (pictures: ZipPictures | undefined) => Promise<void>,
): Promise<void> {
  const run = await inSlice(worker, ({ db }) => lockRun(db, runId));
  const fields = new Set(Object.values(run.mapping));
  if (!run.has_pictures || !sheet.columns.some((column) => isPicture(column) && fields.has(column.field)))
    return work(undefined);
  return withFile(worker.caller.kernel, await storedFile(worker, run), 'job', ({ pictures }) => work(pictures));
}
