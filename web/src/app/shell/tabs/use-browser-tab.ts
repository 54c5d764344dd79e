import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useKernelText } from '../../../kernel/text/kernel.texts.ts';
import { useTabTitle } from './use-tab-title.ts';

/** Title and icon of the browser tab: the name of the page before the tenant's title. */
export function useBrowserTab({ browserTitle, tabIcon }: { browserTitle: string; tabIcon: string }) {
  const t = useKernelText();
  const { pathname } = useLocation();
  const page = useTabTitle()(pathname);
  const whole = browserTitle || t('productName');
  const title = pathname === '/home' ? whole : `${page} - ${whole}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => (tabIcon ? showIcon(tabIcon) : undefined), [tabIcon]);
}

/** Replaces the icon; the returned function restores the product's own. */
function showIcon(address: string): () => void {
  const own = document.querySelector('link[rel=icon]');
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = address;
  document.head.append(icon);
  own?.remove();
  return () => {
    icon.remove();
    if (own) document.head.append(own);
  };
}
