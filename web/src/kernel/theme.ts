import { create } from 'zustand';
import { palettes, type ThemeMode } from './palette.ts';
import { read, write } from './storage.ts';

const isDarkPreferred = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

function chosen(): ThemeMode {
  const kept = read('theme');
  if (kept === 'light' || kept === 'dark') return kept;
  return isDarkPreferred() ? 'dark' : 'light';
}

export const useTheme = create<{ mode: ThemeMode }>(() => ({ mode: chosen() }));

export function setTheme(mode: ThemeMode) {
  write('theme', mode);
  useTheme.setState({ mode });
}

/** Our own style sheets read the palette as `--edp-…`; antd gets the same values as tokens. */
function paint(mode: ThemeMode) {
  const root = document.documentElement;
  root.style.colorScheme = mode;
  for (const [name, value] of Object.entries(palettes[mode])) root.style.setProperty(`--edp-${name}`, value);
}

/** Once, before the first page: from then on the colours follow the choice. */
export function paintTheme() {
  paint(useTheme.getState().mode);
  useTheme.subscribe(({ mode }) => paint(mode));
}
