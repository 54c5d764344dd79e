import { initialValues } from '@edp/contract/kernel/record/define-record.ts';
import { certificateSheet } from '@edp/contract/modules/certificate/certificate.sheet.ts';
import { certificate, certificateRecord, SheetCertificate } from '@edp/contract/modules/certificate/certificate.ts';
import { formImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import { recordList } from '../../kernel/exchange/import/forms/record-lists.ts';
import type { ListColumn } from '../../kernel/exchange/import/importer.ts';
import type { BoundCall } from '../../kernel/http/bind.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { passwordsOf } from './reveal.ts';
import { addCertificate } from './save-certificate.ts';

const accounts = recordList('user_account', 'account');

/** People as the form sends them. */
const people: ListColumn = {
  ...accounts,
  async read(db, words) {
    const read = await accounts.read(db, words);
    return 'error' in read ? read : { value: (read.value as string[]).map((id) => ({ id })) };
  },
};

const add: BoundCall = {
  call: { ...certificate.save, input: SheetCertificate },
  handler: ({ db, input, kernel, session }) =>
    addCertificate(
      db,
      { ...(input as SheetCertificate), certificateFile: null, certificatePwd: '' },
      passwordsOf(kernel.config.secret, session.tenantId).seal,
    ),
  constraints: certificateRoutes[0]!.constraints,
};

/**
 * Nothing tells certificates apart: an application has several of a type, one after the other. So every row of a file
 * is a new one. Many that are chosen in the list can be changed at once and keep their passwords and files. They are
 * not deleted by a run, which would keep the keys for as long as it can be undone.
 */
export const certificateImporter = formImporter(certificateSheet, certificateRoutes, {
  table: 'certificate',
  defaults: initialValues(certificateRecord),
  lists: { remindScope: people },
  add,
  deleteInput: (id) => [id],
});
