import { create } from 'zustand';

interface PaletteState {
  /** What is open above everything: the command palette or the list of keyboard shortcuts. */
  readonly shown?: 'palette' | 'shortcuts' | undefined;
  /** What was typed while the code of the palette was on its way. */
  readonly typed: string;
}

export const usePaletteState = create<PaletteState>(() => ({ typed: '' }));

export const showPalette = () => usePaletteState.setState({ shown: 'palette', typed: '' });
export const showShortcuts = () => usePaletteState.setState({ shown: 'shortcuts' });
export const closePalette = () => usePaletteState.setState({ shown: undefined });

/** Takes a key that was pressed before the input of the palette was there. */
export function typeAhead(key: string) {
  const { typed } = usePaletteState.getState();
  if (key === 'Escape') closePalette();
  if (key === 'Backspace') usePaletteState.setState({ typed: typed.slice(0, -1) });
  if (key.length === 1) usePaletteState.setState({ typed: typed + key });
}
