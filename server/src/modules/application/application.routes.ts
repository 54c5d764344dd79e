import { mapPage } from '@edp/contract/kernel/paging.ts';
import { application, type Application } from '@edp/contract/modules/application.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { withEditable } from '../../kernel/sharing/with-editable.ts';
import {
  addApplication, applicationOptions, findApplication, listApplications, setApplicationStatus, updateApplication,
} from './application.queries.ts';

export const applicationRoutes = bind(
  application,
  {
    list: async ({ db, input, language }) => mapPage(await listApplications(db, input, language), (row) => withEditable(db, 'application', row)),
    detail: ({ db, input }) => read(db, input.id),
    add: ({ db, input }) => addApplication(db, input),
    update: ({ db, input }) => updateApplication(db, input, () => read(db, input.id)),
    setStatus: ({ db, input }) => setApplicationStatus(db, input),
    options: ({ db }) => applicationOptions(db),
    async delete({ db, input, language }) {
      await deleteUnused(db, 'application', input.id, language);
      return null;
    },
  },
  { application_code_key: { error: 'application.codeTaken', field: 'code' } },
);

const read = async (db: Context['db'], id: string): Promise<Application> => withEditable(db, 'application', await findApplication(db, id));
