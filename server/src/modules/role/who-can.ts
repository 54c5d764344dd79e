import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import type { reasons, roles } from '@edp/contract/modules/role/role.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { type RawBuilder, sql } from 'kysely';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { equals, textIn, where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { flag } from '../../kernel/record/columns.ts';
import { nameIn, translatedName } from '../../kernel/record/translations.ts';
import { colleagues } from '../employee/colleague.queries.ts';
import { pageOfRoles } from './role-list.ts';
import { rolesOf } from './role.queries.ts';

type Input<Name extends keyof typeof roles> = ParsedOf<(typeof roles)[Name]>;
type Reason = (typeof reasons)[number];
type Target = Pick<Input<'why'>, 'resourceId' | 'noun' | 'field' | 'access'>;

/** Why a role gives something or does not, for a row of the table `role`. */
async function reasonFor(db: Database, target: Target): Promise<RawBuilder<Reason>> {
  const { resourceId, noun, field, access } = target;
  if (resourceId !== undefined) {
    assertFound(await db.selectFrom('resource').select('id').where('id', '=', resourceId).executeTakeFirst());
    return reason(
      sql`exists (select from role_resource rr where rr.role_id = role.id and rr.resource_id = ${resourceId})`,
      sql`null`,
    );
  }
  const all: readonly Noun[] = nouns;
  const definition = all.find(({ name }) => name === noun);
  if (!definition) throw invalid('role.fieldUnknown', 'noun');
  const permission = access === 'edit' ? definition.edit : definition.view;
  const isGranted = sql`exists (select from role_resource rr join resource on resource.id = rr.resource_id where rr.role_id = role.id and resource.code = ${permission})`;
  const strict = access === 'edit' ? sql`f.restriction` : sql`nullif(f.restriction, 'readonly')`;
  return reason(
    isGranted,
    sql`(select ${strict} from role_field f where f.role_id = role.id and f.noun = ${noun} and f.field = ${field})`,
  );
}

const reason = (isGranted: RawBuilder<unknown>, restriction: RawBuilder<unknown>) =>
  sql<Reason>`case when role.administrator then 'administrator' when not ${isGranted} then 'missing' else coalesce(${restriction}, 'granted') end`;

const gives = (expression: RawBuilder<Reason>) => sql<boolean>`${expression} in ('administrator', 'granted')`;

export async function rolesWith({
  db,
  language,
  input: { resourceId, noun, field, access, ...page },
}: Context<Input<'rolesWith'>>) {
  return pageOfRoles(db, language, 'roleWith', gives(await reasonFor(db, { resourceId, noun, field, access })), page);
}

/** The people who can log in, each with the roles that let them. */
export async function peopleWith({
  db,
  language,
  input: { resourceId, noun, field, access, realName, ...page },
}: Context<Input<'peopleWith'>>) {
  const isGiven = gives(await reasonFor(db, { resourceId, noun, field, access }));
  return readList(
    db,
    {
      table: 'user_account',
      list: 'personWith',
      language: defaultLanguage,
      select: () =>
        colleagues(db).select([
          'user_account.account',
          sql<
            string[]
          >`array(select ${translatedName('role', language)} from role join user_role ur on ur.role_id = role.id where ur.user_id = user_account.id and ${isGiven} order by role.id)`.as(
            'roleNames',
          ),
        ]),
      filters: [
        textIn(['name'], realName),
        equals('active', true),
        where(
          sql<boolean>`user_account.id in (select ur.user_id from user_role ur join role on role.id = ur.role_id where ${isGiven})`,
        ),
      ],
      order: [['id', 'asc']],
    },
    page,
  );
}

export async function why({ db, language, input: { userId, ...target } }: Context<Input<'why'>>) {
  const { active } = assertFound(
    await db
      .selectFrom('user_account')
      .select(flag('user_account.active').as('active'))
      .where('id', '=', userId)
      .executeTakeFirst(),
  );
  const reasonOf = await reasonFor(db, target);
  const own = await db
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select([
      'role.id',
      'role.code',
      nameIn('role', language),
      flag('role.administrator').as('administrator'),
      reasonOf.as('reason'),
    ])
    .where('user_role.user_id', '=', userId)
    .orderBy('role.id')
    .execute();
  const organisations = new Map(
    (await rolesOf(db, userId, language)).map(({ roleId, invOrgData }) => [roleId, invOrgData]),
  );
  const isAllowed = active === 1 && own.some((role) => role.reason === 'administrator' || role.reason === 'granted');
  return {
    active,
    allowed: isAllowed ? (1 as const) : (0 as const),
    roles: own.map((role) => ({ ...role, organisations: organisations.get(role.id) ?? [] })),
  };
}
