import { useEffect } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import { recordVisit } from '../../../kernel/tabs/visited.ts';
import { useCanOpen } from '../tabs/can-open.ts';
import { useOpenTabs } from '../tabs/use-open-tabs.ts';
import { useTabTitle } from '../tabs/use-tab-title.ts';
import { isTyping, pressShortcut } from './press-shortcut.ts';
import { closePalette, showPalette, showShortcuts, typeAhead, usePaletteState } from './palette-state.ts';

const ShellPalette = lazy(async () => (await import('./shell-palette.tsx')).ShellPalette);
const PasswordDialog = lazy(async () => (await import('../../../modules/account/password-dialog.tsx')).PasswordDialog);
const ShortcutHelp = lazy(async () => (await import('../../../modules/palette/shortcut-help.tsx')).ShortcutHelp);

/** A visible dialog handles the keyboard itself. */
const hasDialog = () => [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.checkVisibility());
function onKeyDown(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const isCtrl = ctrlKey || metaKey;
  const show =
    isCtrl && !shiftKey && key.toLowerCase() === 'k'
      ? showPalette
      : !isCtrl && key === '?' && !isTyping(event)
        ? showShortcuts
        : undefined;
  const isLoading = !isCtrl && usePaletteState.getState().shown === 'palette';
  if (!(show || isLoading) || altKey || defaultPrevented || hasDialog()) return;
  event.preventDefault();
  if (isLoading) typeAhead(key);
  else show?.();
}

/** Ctrl or ⌘ with K opens the command palette, `?` the keyboard shortcuts; other keys press what the page offers. */
export function PaletteHost({ account }: { account: string }) {
  const { shown, typed } = usePaletteState();
  const canOpen = useCanOpen();
  const { path } = useOpenTabs();
  const title = useTabTitle()(path);
  const isVisit = path !== '/home' && canOpen(path);
  useEffect(() => {
    if (isVisit) recordVisit({ route: path, title });
  }, [isVisit, path, title]);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    // Dialogs keep keys to themselves.
    document.addEventListener('keydown', pressShortcut, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', pressShortcut, true);
      closePalette();
    };
  }, []);
  if (shown === 'palette') return <ShellPalette typed={typed} canOpen={canOpen} />;
  if (shown === 'password') return <PasswordDialog loginName={account} onClose={closePalette} />;
  return shown === 'shortcuts' ? <ShortcutHelp onClose={closePalette} /> : null;
}
