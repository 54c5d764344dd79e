import { useNavigate } from 'react-router';
import { useAppText } from '../../app.texts.ts';
import { refreshPage } from './refresh-page.ts';
import { closeTabs, isHome, previousTab, type Tab } from './tabs.ts';
import { addressPath } from './use-open-tabs.ts';

/**
 * The actions of a tab, current or not. Which one is current the address says: the router renders it some time after
 * the browser has it.
 */
export function useTabActions(tabs: readonly Tab[]) {
  const t = useAppText();
  const navigate = useNavigate();

  const go = async (path: string) => {
    const { search = '' } = tabs.find((tab) => tab.path === path) ?? {};
    if (path !== addressPath()) await navigate(path + search);
  };
  const close = async (path: string) => {
    const next = previousTab(path);
    if ((await closeTabs((tab) => tab.path === path)) && path === addressPath()) await navigate(next);
  };
  /** Closes some tabs and, if the current one was among them, goes to the tab whose menu was used. */
  const closeFrom = async (path: string, closed: readonly Tab[]) => {
    const isClosed = (each: string) => closed.some((tab) => tab.path === each);
    if ((await closeTabs((tab) => isClosed(tab.path))) && isClosed(addressPath())) await go(path);
  };
  const refresh = async (path: string) => {
    await go(path);
    await refreshPage(path);
  };

  const menuOf = (path: string) => {
    const closable = tabs.filter((tab) => !isHome(tab));
    const others = closable.filter((tab) => tab.path !== path);
    const right = tabs.slice(tabs.findIndex((tab) => tab.path === path) + 1);
    return [
      { key: 'refresh', label: t('refreshPage'), onClick: () => void refresh(path) },
      {
        key: 'this',
        label: t('closeThis'),
        disabled: !closable.some((tab) => tab.path === path),
        onClick: () => void close(path),
      },
      {
        key: 'others',
        label: t('closeOthers'),
        disabled: others.length === 0,
        onClick: () => void closeFrom(path, others),
      },
      {
        key: 'right',
        label: t('closeRight'),
        disabled: right.length === 0,
        onClick: () => void closeFrom(path, right),
      },
      {
        key: 'all',
        label: t('closeAll'),
        disabled: closable.length === 0,
        onClick: () => void closeFrom('/home', closable),
      },
    ];
  };
  return { close, menuOf };
}
