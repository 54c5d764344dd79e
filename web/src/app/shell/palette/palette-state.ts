import { create } from 'zustand';

interface PaletteState {
  /** A dialog above everything: the palette, the list of keyboard shortcuts, or one that was chosen in the palette. */
  readonly shown?: 'palette' | 'shortcuts' | 'password' | undefined;
  /** What was typed while the code of the palette was on its way. */
  readonly typed: string;
}

export const usePaletteState = create<PaletteState>(() => ({ typed: '' }));

export const showPalette = () => usePaletteState.setState({ shown: 'palette', typed: '' });
export const showShortcuts = () => usePaletteState.setState({ shown: 'shortcuts' });
export const showPasswordDialog = () => usePaletteState.setState({ shown: 'password' });
export const closePalette = () => usePaletteState.setState({ shown: undefined });

/** Takes a key that was pressed before the input of the palette was there. */
export function typeAhead(key: string) {
  const { typed } = usePaletteState.getState();
  if (key === 'Escape') closePalette();
  if (key === 'Backspace') usePaletteState.setState({ typed: typed.slice(0, -1) });
  if (key.length === 1) usePaletteState.setState({ typed: typed + key });
}
