import { useEffect } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import { recordVisit } from '../../../kernel/tabs/visited.ts';
import { useCanOpen } from '../tabs/can-open.ts';
import { useOpenTabs } from '../tabs/use-open-tabs.ts';
import { useTabTitle } from '../tabs/use-tab-title.ts';
import { closePalette, showPalette, showShortcuts, typeAhead, usePaletteState } from './palette-state.ts';

const Palette = lazy(async () => (await import('../../../modules/palette/palette.tsx')).Palette);
const ShortcutHelp = lazy(async () => (await import('../../../modules/palette/shortcut-help.tsx')).ShortcutHelp);

/** A visible dialog handles the keyboard itself. */
const hasDialog = () => [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.checkVisibility());
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

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

/** Ctrl or ⌘ with K opens the command palette, `?` the keyboard shortcuts. */
export function PaletteHost() {
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
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      closePalette();
    };
  }, []);
  if (shown === 'palette')
    return <Palette typed={typed} canOpen={canOpen} onClose={closePalette} onHelp={showShortcuts} />;
  return shown === 'shortcuts' ? <ShortcutHelp onClose={closePalette} /> : null;
}
