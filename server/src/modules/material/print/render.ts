import { buffer } from 'node:stream/consumers';
import { material } from '@edp/contract/modules/material/material.ts';
import { withoutHidden } from '../../../kernel/field-rights/hide-fields.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hasPermission } from '../../../kernel/session/session.ts';
import { AppError, forbidden } from '../../../kernel/app-error.ts';
import { actFor } from '../../../kernel/session/act-for.ts';
import { findMaterial } from '../find-material.ts';
import { readUnitNames } from '../related.ts';
import type { DataSheet } from './data-sheet-layout.ts';
import type { MaterialLabel } from './label.ts';
import { materialSheet } from './material-sheet.ts';
import type { PrintRequest } from './print-link.ts';
import { readLabels } from './read-labels.ts';

type Acting = NonNullable<Awaited<ReturnType<typeof actFor>>>;

/**
 * The PDF of a request, with the rights that its user has now. What draws it is loaded here, for few starts are
 * followed by a print.
 */
export async function renderMaterials(
  kernel: Kernel,
  request: PrintRequest,
  onDone: (done: number) => Promise<void> | void = () => {},
): Promise<Buffer> {
  const acting = await actFor(kernel, request);
  if (!acting || !hasPermission(acting.session, 'material.print')) throw forbidden();
  const { language } = acting;
  if (request.layout === 'labels') {
    const labels: MaterialLabel[] = await readLabels(acting, request.ids);
    if (labels.length === 0) throw new AppError(404, 'error.notFound');
    const { labelsPdf } = await import('./labels.ts');
    return labelsPdf(labels, { language, onPage: onDone });
  }
  const { rows } = await kernel.pool.query<{ name: string; time: string }>(
    `select name, to_char(now(), 'YYYY-MM-DD HH24:MI:SS') as time from app.tenant where id = $1`,
    [request.tenantId],
  );
  const { dataSheetsPdf } = await import('./data-sheets.ts');
  return dataSheetsPdf(sheets(acting, request.ids), {
    language,
    tenantName: rows[0]!.name,
    printedBy: acting.session.userName,
    printedTime: rows[0]!.time,
    onSheet: onDone,
  });
}

/** One at a time, so that the pictures are not all in memory. */
async function* sheets(acting: Acting, ids: readonly string[]): AsyncGenerator<DataSheet> {
  for (const id of ids) {
    const record = withoutHidden(acting.session, material.detail.output, await findMaterial(acting, id));
    const units = await readUnitNames(
      acting.db,
      [record.combinedUnit.lengthUnitId, record.combinedUnit.volumeUnitId, record.combinedUnit.weightUnitId].filter(
        Boolean,
      ),
      acting.language,
    );
    const picture = await pictureOf(acting, record.picId);
    yield { ...materialSheet(record, acting.language, units), ...(picture && { picture }) };
  }
}

async function pictureOf({ db, kernel }: Acting, fileId: string): Promise<Buffer | undefined> {
  if (!fileId) return undefined;
  const file = await db.selectFrom('file').select('storage_key').where('id', '=', fileId).executeTakeFirst();
  return file && buffer(await kernel.files.get(file.storage_key));
}
