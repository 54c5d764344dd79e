import { create } from 'zustand';
import { palettes, type ThemeMode } from './palette.ts';
import { session, useSession } from '../session/session.ts';
import { readStorage, writeStorage } from '../session/storage.ts';

const isDarkPreferred = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

function initialMode(): ThemeMode {
  const stored = readStorage('theme');
  if (stored === 'light' || stored === 'dark') return stored;
  return isDarkPreferred() ? 'dark' : 'light';
}

export const useTheme = create<{ mode: ThemeMode }>(() => ({ mode: initialMode() }));

export function setTheme(mode: ThemeMode) {
  writeStorage('theme', mode);
  useTheme.setState({ mode });
}

/**
 * The palette with the accent of the tenant: four colours of the light theme, then four of the dark one, as the server
 * derived them.
 */
export function coloursOf(mode: ThemeMode, accentColors: string) {
  const colours = accentColors.split(' ').slice(mode === 'dark' ? 4 : 0);
  const accent = ['accent', 'accentHover', 'accentText', 'accentSoft'].map((name, index) => [name, colours[index]]);
  return { ...palettes[mode], ...(accentColors && (Object.fromEntries(accent) as object)) };
}

/** Our own style sheets read the palette as `--edp-…`; antd gets the same values as tokens. */
function applyPalette() {
  const { style } = document.documentElement;
  const { mode } = useTheme.getState();
  style.colorScheme = mode;
  for (const [name, value] of Object.entries(coloursOf(mode, session().accentColors)))
    style.setProperty(`--edp-${name}`, value);
}

/** Called once, before the first render; afterwards the colours follow the stores. */
export function applyTheme() {
  applyPalette();
  useTheme.subscribe(applyPalette);
  useSession.subscribe(applyPalette);
}
