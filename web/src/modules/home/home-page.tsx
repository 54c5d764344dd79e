import { useState } from 'react';
import { Link } from 'react-router';
import { menuLinks, routeTo, useMenu } from '../../kernel/access.ts';
import { localeOf, useLanguage } from '../../kernel/language.ts';
import { useSession } from '../../kernel/session.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { useHomeText } from './home-text.ts';
import styles from './home.module.css';

export function HomePage() {
  const t = useHomeText();
  const language = useLanguage();
  const { userName, tenantName } = useSession();
  const links = menuLinks(useMenu());
  const [now] = useState(() => new Date());
  const today = now.toLocaleDateString(localeOf[language], { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' });
  return (
    <div className={styles.page}>
      <section className={styles.welcome}>
        <h1 className={styles.title}>{t('title', { name: userName })}</h1>
        <p className={styles.subtitle}>{tenantName ? t('subtitle', { tenant: tenantName }) : t('subtitlePlain')}</p>
        <p className={styles.today}>{today}</p>
      </section>
      <section>
        <h2 className={styles.heading}>{t('quickLinks')}</h2>
        {links.length === 0 ? <p className={styles.subtitle}>{t('noLinks')}</p> : (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id}><Link className={styles.link} to={routeTo(link)}><span className={styles.icon}><MenuIcon name={link.icon} /></span>{link.name}</Link></li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
