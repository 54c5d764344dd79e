import { Link } from 'react-router';
import { menuLinks, routeTo, useMenu } from '../../kernel/session/access.ts';
import { MenuIcon } from '../../ui/media/menu-icon.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

/** The pages of the active role, or a hint if it has none. */
export function QuickLinks() {
  const t = useWorkbenchText();
  const links = menuLinks(useMenu());
  if (links.length === 0) return <QuickHelp />;
  return (
    <Panel title={t('quickLinks')}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <Link className={styles.link} to={routeTo(link)}>
              <span className={styles.icon}>
                <MenuIcon name={link.icon} />
              </span>
              <span className={styles.linkText}>{link.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function QuickHelp() {
  const t = useWorkbenchText();
  return (
    <Panel title={t('help')}>
      <ul className={styles.help}>
        {(['helpAccount', 'helpHeader', 'helpNews', 'helpAccess'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Panel>
  );
}
