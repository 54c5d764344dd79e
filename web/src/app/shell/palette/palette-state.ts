import { create } from 'zustand';

/** What is open above everything: the command palette or the list of keyboard shortcuts. */
export const usePaletteState = create<{ readonly shown: 'palette' | 'shortcuts' | undefined }>(() => ({ shown: undefined }));

export const showPalette = () => usePaletteState.setState({ shown: 'palette' });
export const showShortcuts = () => usePaletteState.setState({ shown: 'shortcuts' });
export const closePalette = () => usePaletteState.setState({ shown: undefined });
