import { isDealer, type LoginInfo, type Role } from '@edp/contract/modules/session/session.ts';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { readStorage, writeStorage } from '../../kernel/session/storage.ts';
import { isPhone } from '../../ui/layout/is-phone.ts';
import { useForcedReading } from '../../modules/news/forced-reading.ts';
import { NewsHost } from '../../modules/news/news-host.tsx';
import { useAppText } from '../app.texts.ts';
import { preloadLinkedPage } from '../preload-page.ts';
import onPaper from '../print.css?inline';
import { Header } from './header/header.tsx';
import { useHomeConfig } from './header/home-config.ts';
import { ProductLogo } from './header/product-logo.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import styles from './shell.module.css';
import { SideMenu } from './menu/side-menu.tsx';
import { TabBar } from './tabs/tab-bar.tsx';
import { TabPages } from './tabs/tab-pages.tsx';
import { useTabs } from './tabs/tabs.ts';
import { useBrowserTab } from './tabs/use-browser-tab.ts';
import { useLiveChannel } from './use-live-channel.ts';
import { useWatermark } from './watermark.ts';

const PreviewBanner = lazy(async () => (await import('./preview-banner.tsx')).PreviewBanner);

const isNarrow = () => window.matchMedia('(max-width: 1023px)').matches;

export function ShellLayout({ info, roles }: { info: LoginInfo; roles: readonly Role[] }) {
  const t = useAppText();
  const config = useHomeConfig();
  const reading = useForcedReading();
  useBrowserTab(config);
  useLiveChannel();
  useWatermark(info.securityWatermarking);
  const [isCollapsed, setCollapsed] = useState(() => readStorage('menuCollapsed') === '1' || isNarrow());
  const { isSuspended } = useTabs();
  const toggle = () => {
    writeStorage('menuCollapsed', isCollapsed ? '' : '1');
    setCollapsed(!isCollapsed);
  };
  // Dealers see one page at a time, without menu and tabs.
  const isDealerView = isDealer(info.roleCode);
  return (
    <>
      {/* It goes with the shell, other than a style sheet. */}
      <style>{onPaper}</style>
      <div
        className={styles.shell}
        inert={reading !== undefined}
        onPointerOver={preloadLinkedPage}
        onFocus={preloadLinkedPage}>
        <a className={styles.skip} href="#content" onClick={focusContent}>
          {t('skipToContent')}
        </a>
        {!isDealerView && (
          <aside className={`${styles.side} ${isCollapsed ? styles.collapsed : ''}`}>
            <ProductLogo logo={config.logo} isLogoShown={config.isLogoShown} isCollapsed={isCollapsed} />
            <PaletteButton isCollapsed={isCollapsed} />
            <SideMenu isCollapsed={isCollapsed} onChoose={() => isPhone() && setCollapsed(true)} />
          </aside>
        )}
        {!isDealerView && !isCollapsed && (
          <button type="button" className={styles.scrim} aria-label={t('collapseMenu')} onClick={toggle} />
        )}
        <div className={styles.body}>
          {info.previewRoleName !== '' && <PreviewBanner name={info.previewRoleName} />}
          <Header info={info} roles={roles} menuToggle={isDealerView ? undefined : { isCollapsed, toggle }} />
          {!isDealerView && <TabBar />}
          <main id="content" className={styles.content} tabIndex={-1}>
            {/* Another role starts without any state of the previous one. */}
            {!isSuspended && <TabPages key={info.roleId} />}
          </main>
          {config.footer && <footer className={styles.footer}>{config.footer}</footer>}
        </div>
      </div>
      {!reading && <PaletteHost account={info.account} />}
      <NewsHost reading={reading} />
    </>
  );
}

function focusContent(event: React.MouseEvent) {
  // The router owns the hash.
  event.preventDefault();
  document.getElementById('content')?.focus();
}
