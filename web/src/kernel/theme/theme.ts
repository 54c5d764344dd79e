import { create } from 'zustand';
import { palettes, type ThemeMode } from './palette.ts';
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

/** Our own style sheets read the palette as `--edp-…`; antd gets the same values as tokens. */
function applyPalette(mode: ThemeMode) {
  const root = document.documentElement;
  root.style.colorScheme = mode;
  for (const [name, value] of Object.entries(palettes[mode])) root.style.setProperty(`--edp-${name}`, value);
}

/** Called once, before the first render; afterwards the colours follow the store. */
export function applyTheme() {
  applyPalette(useTheme.getState().mode);
  useTheme.subscribe(({ mode }) => applyPalette(mode));
}
