import { exchange, mostExportedAtOnce } from '@edp/contract/modules/exchange/exchange.ts';
import { sheetTitle } from '@edp/contract/sheets.ts';
import { AppError } from '../../kernel/app-error.ts';
import { listedColumns } from '../../kernel/exchange/columns.ts';
import { workbookType } from '../../kernel/exchange/xlsx/workbook.ts';
import { bind, type BoundCall, type Context, type RawAnswer } from '../../kernel/http/bind.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { onBehalfOf } from '../../kernel/session/act-for.ts';
import { sendFile } from '../file/send-file.ts';
import { exportFile, fileName } from './export-file.ts';
import { exportJob } from './export-job.ts';
import { type ExportInput, prepareExport, readableSheet } from './prepare-export.ts';
import { templateFile } from './template.ts';
import { timeNow } from './export-notes.ts';

const types = { xlsx: workbookType, csv: 'text/csv; charset=utf-8' };

/** Lists are read with the handlers of their own calls. */
export const exchangeRoutes = (calls: readonly BoundCall[]) =>
  bind(exchange, {
    columns({ input, session, language }) {
      return listedColumns(readableSheet(input.noun, session), session).map(({ field, column = field, title }) => ({
        field,
        column,
        title: title[language],
      }));
    },
    export: (context) => exportAtOnce(calls, context),
    async exportLater(context) {
      const { db, kernel, session, language, input } = context;
      const { sheet } = await prepareExport(calls, session, input);
      const { tenantId, userId, ...behalf } = onBehalfOf(session);
      const payload = { ...behalf, language, wanted: input };
      return {
        jobId: await enqueueJob(db, kernel.queue, exportJob(calls), {
          tenantId,
          userId,
          payload,
          titleParams: { thing: sheetTitle(sheet)[language] },
        }),
      };
    },
    async template({ input, ...context }) {
      const { content, name } = await templateFile(input.noun, context);
      return (reply) =>
        sendFile(
          reply,
          content,
          { original_name: name, content_type: workbookType, bytes: String(content.length) },
          'secretly',
        );
    },
  });

/**
 * Made before the first byte is sent: a browser that reads slowly holds no connection to the database, and what goes
 * wrong is still answered.
 */
async function exportAtOnce(calls: readonly BoundCall[], context: Context<ExportInput>): Promise<RawAnswer> {
  const { kernel, session, input } = context;
  const prepared = await prepareExport(calls, session, input);
  const parts: Buffer[] = [];
  const file = exportFile(prepared, context, (count) => {
    if (count > mostExportedAtOnce)
      throw new AppError(400, 'exchange.tooManyRows', { params: { max: mostExportedAtOnce } });
  });
  for await (const part of file) parts.push(part);
  const content = Buffer.concat(parts);
  const name = fileName(prepared, context, timeNow(kernel.config.timeZone));
  return (reply) =>
    sendFile(
      reply,
      content,
      { original_name: name, content_type: types[prepared.format], bytes: String(content.length) },
      'secretly',
    );
}
