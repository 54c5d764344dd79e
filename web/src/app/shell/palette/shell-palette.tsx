import type { PaletteCommand } from '../../../modules/palette/palette-items.ts';
import { Palette } from '../../../modules/palette/palette.tsx';
import { useOwnAccountText } from '../../../modules/account/own-account.texts.ts';
import { setTheme, useTheme } from '../../../kernel/theme/theme.ts';
import { useUiText } from '../../../ui/ui.texts.ts';
import { useAppText } from '../../app.texts.ts';
import { logOut } from '../header/header-actions.ts';
import { closePalette, showPasswordDialog, showShortcuts } from './palette-state.ts';
import { buttonFor } from './press-shortcut.ts';

/** The palette with what the shell can do. */
export function ShellPalette({ typed, canOpen }: { typed: string; canOpen: (path: string) => boolean }) {
  return (
    <Palette typed={typed} canOpen={canOpen} commands={useCommands()} onClose={closePalette} onHelp={showShortcuts} />
  );
}

/** Their pinyin stands here: only the server can spell, and it does not know them. */
function useCommands(): readonly PaletteCommand[] {
  const t = useAppText();
  const ui = useUiText();
  const account = useOwnAccountText();
  const { mode } = useTheme();
  const isDark = mode === 'dark';
  const exporting = buttonFor('export');
  return [
    ...(exporting
      ? [
          {
            key: 'export',
            title: t('exportList'),
            initials: 'dcdqlb',
            pinyin: 'daochudangqianliebiao',
            hint: 'Alt X',
            run: () => exporting.click(),
          },
        ]
      : []),
    {
      key: 'theme',
      title: isDark ? ui('toLight') : ui('toDark'),
      initials: isDark ? 'qsms' : 'ssms',
      pinyin: isDark ? 'qiansemoshi' : 'shensemoshi',
      run: () => setTheme(isDark ? 'light' : 'dark'),
    },
    {
      key: 'password',
      title: account('changePassword'),
      initials: 'xgmm',
      pinyin: 'xiugaimima',
      run: showPasswordDialog,
    },
    { key: 'exit', title: t('exit'), initials: 'tc', pinyin: 'tuichu', run: () => void logOut() },
  ];
}
