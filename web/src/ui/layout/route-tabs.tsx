import { Link, useLocation } from 'react-router';
import styles from './route-tabs.module.css';

interface Props {
  label: string;
  tabs: readonly { to: string; text: string }[];
}

/** Tabs for related screens, each with its own route. */
export function RouteTabs({ label, tabs }: Props) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, text }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={to === pathname ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
