import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Application, registration } from '@edp/contract/modules/registration/registration.ts';
import { countAttempt } from '../../kernel/session/attempts.ts';
import { type Database, inTransaction } from '../../kernel/database/tenant-database.ts';
import { openVisitorFileId } from '../../kernel/files/visitor-files.ts';
import type { OpenContext } from '../../kernel/http/bind.ts';
import { hashPassword } from '../../kernel/crypto/password.ts';
import { invalid, AppError } from '../../kernel/app-error.ts';
import { nonceHash } from '../../kernel/http/replay-guard.ts';
import { findRegions } from '../region/regions.ts';
import { isCommonPassword } from '../security/common-passwords.ts';
import { takeCode } from '../sms-code/sms-codes.ts';

const perAddress = { most: 60, seconds: 3600 };

export async function apply({ input, kernel, caller, language }: OpenContext<ParsedOf<typeof registration.apply>>) {
  const { pool, config } = kernel;
  await countAttempt(pool, `apply:${caller.address}`, perAddress);
  // Its account will be the phone, and the rules those that every new company begins with.
  if (isCommonPassword(input.password, [input.phone])) throw invalid('security.passwordCommon', input.fields.password);
  const regions = await findRegions(input.region);
  if (!regions) throw invalid('registration.region', input.fields.region);
  const values = {
    kind: input.kind,
    company_name: input.companyName,
    credit_code: input.creditCode,
    region_code: regions.at(-1)!.id,
    region: regions.map(({ name }) => name).join('/'),
    address_detail: input.addressDetail,
    applicant: input.applicant,
    phone: input.phone,
    password_hash: await hashPassword(input.password),
    requirement: input.requirement,
    language,
  };
  const pictureIds = input.pictures.map((publicId) => openVisitorFileId(config.secret, publicId));

  const number = await inTransaction(
    pool,
    { requestId: caller.requestId, nonce: nonceHash(caller.nonce) },
    async (db) => {
      // Not thrown: the wrong answer must be counted, and would be undone with the transaction.
      if (!(await takeCode(db, config, input.phone, input.smsCode))) return undefined;
      const application = await db
        .insertInto('app.tenant_application')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'number'])
        .executeTakeFirst();
      if (!application) throw alreadyPending(input);
      await keepPictures(db, application.id, pictureIds, input.fields.pictures);
      return application.number;
    },
  );
  if (number === undefined) throw invalid('smsCode.wrong', input.fields.smsCode);
  return { applicationNumber: number };
}

const alreadyPending = ({ kind, fields }: Application) =>
  kind === 'person'
    ? new AppError(409, 'registration.personPending', { field: fields.phone })
    : new AppError(409, 'registration.companyPending', { field: fields.creditCode });

/** A picture belongs to one application; forged, forgotten and used ones all get the same answer. */
async function keepPictures(db: Database, applicationId: string, ids: (string | undefined)[], field: string) {
  for (const id of ids) {
    const { numUpdatedRows } = await db
      .updateTable('app.public_upload')
      .set({ application_id: applicationId })
      .where('id', '=', id ?? '0')
      .where('application_id', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) throw invalid('registration.picture', field);
  }
}
