import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { noTenant } from '../../kernel/files/visitor-files.ts';
import { bind } from '../../kernel/http/bind.ts';
import { AppError } from '../../kernel/app-error.ts';
import { createCompany } from '../tenant/create-company.ts';
import { decide, lockPending } from './review.ts';
import { suggestCode } from './suggest-code.ts';
import { notifyAfterCommit, notifyApplicant } from './notify-applicant.ts';
import { findApplication, listApplications, picturesOf } from './tenant-application.queries.ts';

export const tenantApplicationRoutes = bind(
  tenantApplication,
  {
    list: ({ db, input }) => listApplications(db, input),
    async detail({ db, input, kernel }) {
      const application = await findApplication(db, input.id);
      const pictures = await picturesOf(db, input.id);
      return {
        ...application,
        pictures: pictures.map((picture) => ({ ...picture, url: kernel.links.to(noTenant, picture.id) })),
        suggestedCode: application.status === 'pending' ? await suggestCode(db, application) : '',
      };
    },
    async approve(context) {
      const {
        db,
        input: { id, tenantCode, tenantName },
      } = context;
      const application = await lockPending(db, id);
      const { applicant, phone, password_hash: passwordHash } = application;
      const admin = { account: phone, name: applicant, passwordHash };
      const newTenantId = await createCompany(db, { code: tenantCode, name: tenantName, admin });
      await decide(db, application, { approved: true, new_tenant_id: newTenantId, tenant_code: tenantCode });
      return notifyAfterCommit(context, id);
    },
    async reject(context) {
      const {
        db,
        input: { id, reason },
      } = context;
      await decide(db, await lockPending(db, id), { approved: false, reason });
      return notifyAfterCommit(context, id);
    },
    async notify(context) {
      const {
        db,
        input: { id },
        afterCommit,
      } = context;
      const { status } = await findApplication(db, id);
      if (status === 'pending') throw new AppError(409, 'tenantApplication.undecided');
      afterCommit(() => notifyApplicant(context, id));
      return null;
    },
  },
  { tenant_code_key: { error: 'tenantApplication.codeTaken', field: 'tenantCode' } },
);
