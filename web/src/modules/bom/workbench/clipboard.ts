import { create } from 'zustand';

/** Branches that were cut or copied, to be pasted in this BOM or, copied, in another. */
export interface Clipboard {
  readonly what: 'cut' | 'copy';
  readonly bomId: string;
  readonly revision: number;
  readonly ids: readonly string[];
}

export const useClipboard = create<{ content: Clipboard | undefined }>(() => ({ content: undefined }));
export const setClipboard = (content: Clipboard | undefined) => useClipboard.setState({ content });
