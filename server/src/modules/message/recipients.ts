import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { joinNames } from '@edp/contract/kernel/punctuation.ts';
import type { messageSending } from '@edp/contract/modules/message/message-sending.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { forbidden, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import type { Session } from '../../kernel/session/session.ts';
import { canBrowse } from '../directory/directory.ts';

type Recipients = ParsedOf<typeof messageSending.send>['recipients'];

/** A sender reaches whom they may see: those who may not browse the colleagues of the tenant cannot address them. */
export function requireReach(session: Session): void {
  if (!session.administrator && !canBrowse(session)) throw forbidden();
}

/** The active people that the sender means, within the tenant. A department means those below it as well. */
export async function readRecipients(
  db: Database,
  { empIds, orgIds, roleIds, groupIds }: Recipients,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from user_account u
     where u.active and u.id in (
       select given.id from unnest(${empIds}::bigint[]) as given (id)
       union select p.id from unnest(${orgIds}::bigint[]) as given (id), app.organisations_below(given.id) o, user_account p where p.organisation_id = o.id
       union select r.user_id from user_role r where r.role_id = any(${roleIds}::bigint[])
       union select g.user_id from user_group_member g where g.group_id = any(${groupIds}::bigint[]))
     order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the sender named, departments first: 采购部、张伟 等3项. Everything must be of this tenant. */
export async function describeRecipients(
  db: Database,
  { empIds, orgIds, roleIds, groupIds }: Recipients,
  language: Language,
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select organisation.name, 1 as place, organisation.id from organisation where organisation.id = any(${orgIds}::bigint[])
    union all select user_account.name, 2, user_account.id from user_account where user_account.id = any(${empIds}::bigint[])
    union all select ${nameIn('role', language).expression}, 3, role.id from role where role.id = any(${roleIds}::bigint[])
    union all select user_group.name, 4, user_group.id from user_group where user_group.id = any(${groupIds}::bigint[])
    order by place, id`.execute(db);
  const count = empIds.length + orgIds.length + roleIds.length + groupIds.length;
  if (rows.length < count) throw invalid('message.recipientUnknown', 'recipients');
  const names = joinNames(
    rows.slice(0, 2).map(({ name }) => name),
    language,
  );
  return count <= 2 ? names : translate('message.addressees', language, { names, count });
}
