import { defaultLanguage, type MessageParams } from '@edp/contract/kernel/language.ts';
import type { CertificateType } from '@edp/contract/modules/certificate/certificate.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { forEachTenant, type Schedule } from '../../kernel/jobs/schedule.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { sendMessages } from '../message/send-messages.ts';

/** How many days before the end people are reminded. */
const steps = [90, 30, 7];

interface Due {
  id: string;
  application: string;
  type: CertificateType;
  end_date: string;
  days_left: number;
  people: string[];
  /** Users among them who do not see the application are not told its name. */
  others: string[];
}

/** Hourly, so that a server that was down on the day makes up for it. */
export const expiryReminders = (kernel: Pick<Kernel, 'pool'>): Schedule => ({
  name: 'certificate-reminders',
  cron: '7 * * * *',
  run: () => remindOfExpiry(kernel),
});

/** Reminds people of every tenant; `today` is for tests. */
export async function remindOfExpiry({ pool }: Pick<Kernel, 'pool'>, today?: string): Promise<void> {
  await forEachTenant(pool, async (db) => {
    for (const due of await noteDue(db, today)) await remind(db, due);
  });
}

/**
 * Notes the nearest step that each certificate has reached, and returns those that were not noted before: another
 * process that does the same waits for this transaction and then finds them noted.
 */
async function noteDue(db: Database, today: string | undefined): Promise<Due[]> {
  const day = sql`coalesce(${today ?? null}::date, current_date)`;
  const { rows } = await sql<Due>`
    with due as (
      insert into certificate_reminder (certificate_id, end_date, days)
      select c.id, c.end_date, (select min(step) from unnest(${steps}::int[]) as step where step >= c.end_date - ${day})
        from certificate c
       where c.usable and c.end_date between ${day} and ${day} + ${Math.max(...steps)}::int
       order by c.id
          on conflict do nothing
      returning certificate_id)
    select c.id, a.name as application, c.type, c.end_date::text, c.end_date - ${day} as days_left,
           array(select r.user_id::text from certificate_remind r where r.certificate_id = c.id and r.user_id in (select t.user_id from app.access_to('application', a.owner_id) t)) as people,
           array(select r.user_id::text from certificate_remind r where r.certificate_id = c.id and r.user_id not in (select t.user_id from app.access_to('application', a.owner_id) t)) as others
      from due join certificate c on c.id = due.certificate_id join application a on a.id = c.application_id
     order by c.id`.execute(db);
  return rows;
}

async function remind(
  db: Database,
  { application: name, type: code, end_date: date, days_left: days, people, others }: Due,
) {
  // In which language each of them reads is not known.
  const say = (key: MessageKey, params?: MessageParams) => translate(key, defaultLanguage, params);
  const type = say(`certificate.type.${code}`);
  const send = (to: readonly string[], application: string) => {
    const content =
      days === 0
        ? say('certificate.expiryContentToday', { application, type, date })
        : say('certificate.expiryContent', { application, type, date, days });
    return sendMessages(db, {
      to,
      kind: 'todo',
      title: say('certificate.expiryTitle', { application, type }),
      content,
      link: '/zBook',
    });
  };
  if (people.length > 0) await send(people, name);
  if (others.length > 0) await send(others, say('certificate.hiddenApplication'));
}
