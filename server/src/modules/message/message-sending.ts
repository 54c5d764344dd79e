import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, joinNames, type Language } from '@edp/contract/kernel/language.ts';
import { type messageSending, type Sending, sendingTests } from '@edp/contract/modules/message/message-sending.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { assertFound, invalid, forbidden } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { byCondition, testedTable } from '../../kernel/list/condition/by-condition.ts';
import { equals, textIn } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import type { Session } from '../../kernel/session/session.ts';
import { matchesPerson } from './person-filter.ts';
import { sendMessages } from './send-messages.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { canBrowse } from '../directory/directory.ts';

type Input<Name extends keyof typeof messageSending> = ParsedOf<(typeof messageSending)[Name]>;

const countOf = (condition: string) =>
  sql<number>`(select count(*)::int from message_recipient r where r.tenant_id = message_sending.tenant_id and r.sending_id = message_sending.id ${sql.raw(condition)})`;

const sendings = (db: Database) =>
  db
    .selectFrom('message_sending')
    .select([
      'message_sending.id',
      sql<Sending['kind']>`message_sending.kind`.as('kind'),
      'message_sending.title',
      'message_sending.content',
      'message_sending.link',
      sql<string>`coalesce((select u.name from user_account u where u.id = message_sending.sender_id), '')`.as(
        'senderName',
      ),
      'message_sending.addressed_to as addressedTo',
      'message_sending.created_time as createTime',
      countOf('').as('recipients'),
      countOf('and r.read_time is not null').as('readers'),
    ]);

const tested = testedTable('message_sending', sendingTests, {
  title: 'title',
  content: 'content',
  kind: 'kind',
  senderName: 'sender_id',
  createTime: 'created_time',
});

/** Administrators see what everybody sent. */
const senderOf = ({ administrator, userId }: Session) => (administrator ? undefined : userId);

export const listSendings = ({
  db,
  session,
  reader,
  input: { title, condition, sort: by, ...page },
}: Context<Input<'list'>>) =>
  readList(
    db,
    {
      table: 'message_sending',
      language: defaultLanguage,
      select: () => sendings(db),
      filters: [
        textIn(['title'], title),
        equals('sender_id', senderOf(session)),
        byCondition(tested, condition, defaultLanguage),
      ],
      order: [['id', 'desc']],
      sort: { by, columns: { title: byPinyin('message_sending.title'), createTime: 'created_time' } },
    },
    page,
    reader,
  );

export async function findSending(db: Database, session: Session, id: string) {
  const sender = senderOf(session);
  return assertFound(
    await sendings(db)
      .where('message_sending.id', '=', id)
      .$if(sender !== undefined, (own) => own.where('message_sending.sender_id', '=', sender!))
      .executeTakeFirst(),
  );
}

export async function pageOfRecipients({
  db,
  session,
  input: { id, name, read, orgId, ...page },
}: Context<Input<'recipients'>>) {
  await findSending(db, session, id);
  const query = db
    .selectFrom('message_recipient')
    .innerJoin('user_account', 'user_account.id', 'message_recipient.user_id')
    .select([
      'user_account.id',
      'user_account.name',
      sql<string>`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`.as(
        'orgName',
      ),
      sql<string>`coalesce(left(message_recipient.read_time::text, 19), '')`.as('readTime'),
    ])
    .where('message_recipient.sending_id', '=', id)
    .where(matchesPerson({ name, orgId }))
    .$if(read === 1, (some) => some.where('message_recipient.read_time', 'is not', null))
    .$if(read === 0, (some) => some.where('message_recipient.read_time', 'is', null))
    .orderBy('message_recipient.read_time', (order) => order.desc().nullsLast())
    .orderBy('user_account.id');
  return readPage(db, query, page);
}

export async function countRecipients({ db, session, input, language }: Context<Input<'count'>>) {
  requireReach(session);
  await describeRecipients(db, input.recipients, language);
  return { count: (await readRecipients(db, input.recipients)).length };
}

/** Thousands of recipients are a few statements. */
export async function sendToMany({ db, session, input: { recipients, ...message }, language }: Context<Input<'send'>>) {
  requireReach(session);
  const addressed_to = await describeRecipients(db, recipients, language);
  const to = await readRecipients(db, recipients);
  if (to.length === 0) throw invalid('message.noRecipients', 'recipients');
  const { id } = await db
    .insertInto('message_sending')
    .values({ ...message, addressed_to })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendMessages(db, { ...message, to, sendingId: id });
  await sql`insert into message_recipient (sending_id, user_id) select m.sending_id, m.user_id from message m where m.sending_id = ${id}`.execute(
    db,
  );
  return { id };
}

type Recipients = ParsedOf<typeof messageSending.send>['recipients'];

/** A sender reaches whom they may see: those who may not browse the colleagues of the tenant cannot address them. */
function requireReach(session: Session): void {
  if (!session.administrator && !canBrowse(session)) throw forbidden();
}

/** The active people that the sender means, within the tenant. A department means those below it as well. */
async function readRecipients(db: Database, { empIds, orgIds, roleIds, groupIds }: Recipients): Promise<string[]> {
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

/** The names that the sender chose, departments first: 采购部、张伟 等3项. Everything must be of this tenant. */
async function describeRecipients(
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
