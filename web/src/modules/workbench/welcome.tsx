import { useQuery } from '@tanstack/react-query';
import { loginInfoQuery, rolesQuery } from '../../kernel/session/access.ts';
import { useSession } from '../../kernel/session/session.ts';
import { localeOf, useLanguage } from '../../kernel/text/language.ts';
import { useNow } from './use-now.ts';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

const greetings = [
  { from: 18, key: 'evening' },
  { from: 13, key: 'afternoon' },
  { from: 11, key: 'noon' },
  { from: 5, key: 'morning' },
  { from: 0, key: 'night' },
] as const;

/** Chinese dates have the form 2026年11月15日 星期日. */
const dateStyle = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' } as const;

/** Greets by the time of day, and says how much waits. */
export function Welcome({ waiting, urgent }: { waiting: number; urgent: number }) {
  const t = useWorkbenchText();
  const locale = localeOf[useLanguage()];
  const { hour, inZone } = useNow();
  const { userName, tenantName } = useSession();
  const { data: info } = useQuery(loginInfoQuery);
  const { data: roles } = useQuery(rolesQuery);
  const role = roles?.find(({ roleId }) => roleId === info?.roleId);
  const invOrg = role?.invOrgData.find(({ id }) => id === info?.invorgId);
  const { key } = greetings.find(({ from }) => hour >= from) ?? greetings[0];
  const place = [tenantName, role?.roleName, invOrg?.name].filter(Boolean);
  return (
    <section className={styles.welcome}>
      <h1 className={styles.title}>{t(key, { name: userName })}</h1>
      {waiting > 0 && (
        <p className={styles.sum}>{t(urgent > 0 ? 'waitingUrgent' : 'waitingTotal', { count: waiting, urgent })}</p>
      )}
      <p className={styles.place}>
        <span>{place.join(' · ')}</span>
        <time>{inZone(locale, dateStyle)}</time>
      </p>
    </section>
  );
}
