import { useQuery } from '@tanstack/react-query';
import { isDealer } from '@edp/contract/modules/session/session.ts';
import { Link } from 'react-router';
import { loginInfoQuery, menuLinks, routeTo, useMenu } from '../../kernel/session/access.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

/** For those without a side menu: their pages, or a hint where there are none. */
export function QuickHelp() {
  const t = useWorkbenchText();
  const links = menuLinks(useMenu());
  const isWithoutMenu = isDealer(useQuery(loginInfoQuery).data?.roleCode ?? '');
  if (links.length > 0 && !isWithoutMenu) return null;
  if (links.length > 0)
    return (
      <Panel title={t('quickLinks')}>
        <ul className={styles.help}>
          {links.map((link) => (
            <li key={link.id}>
              <Link to={routeTo(link)}>{link.name}</Link>
            </li>
          ))}
        </ul>
      </Panel>
    );
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
