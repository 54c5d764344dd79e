import { translate } from '@edp/contract/texts.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { isAdministrator, requireRoles } from '../../kernel/session/rights.ts';

/** Every role of the tenant, with the reason why the caller may not give it. */
export async function roleOptions(context: Context) {
  const { db, language } = context;
  const roles = await db
    .selectFrom('role')
    .select(['role.id', 'role.code', nameIn('role', language)])
    .orderBy('role.id')
    .execute();
  const mayGiveAll = await isAdministrator(context);
  const options = [];
  for (const role of roles) options.push({ ...role, reason: mayGiveAll ? '' : await reasonAgainst(context, role.id) });
  return options;
}

async function reasonAgainst(context: Context, roleId: string): Promise<string> {
  try {
    await requireRoles(context, [roleId]);
    return '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return translate(error.key, context.language, error.details.params);
  }
}
