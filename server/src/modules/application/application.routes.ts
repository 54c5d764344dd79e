import { application } from '@edp/contract/modules/application.ts';
import { deleteUnused } from '../../kernel/delete-unused.ts';
import { bind } from '../../kernel/http/bind.ts';
import {
  addApplication, applicationOptions, findApplication, listApplications, setApplicationStatus, updateApplication,
} from './application.queries.ts';

export const applicationRoutes = bind(
  application,
  {
    list: ({ db, input, language }) => listApplications(db, input, language),
    detail: ({ db, input }) => findApplication(db, input.id),
    add: ({ db, input }) => addApplication(db, input),
    update: ({ db, input }) => updateApplication(db, input),
    setStatus: ({ db, input }) => setApplicationStatus(db, input),
    options: ({ db }) => applicationOptions(db),
    async delete({ db, input, language }) {
      await deleteUnused(db, 'application', input.id, language);
      return null;
    },
  },
  { application_code_key: { error: 'application.codeTaken', field: 'code' } },
);
