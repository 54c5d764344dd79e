import { createContext, use } from 'react';

/** Which forms hold changes that nobody has saved, by the tab they stand in. */
const unsaved = new Map<string, Set<string>>();

export const TabContext = createContext('');

/**
 * Marks come from events, not from effects: a hidden tab runs the clean-up of its effects, but its
 * half-filled forms are still there.
 */
export function useUnsavedMark(form: string) {
  const tab = use(TabContext);
  return (isUnsaved: boolean) => {
    const forms = unsaved.get(tab) ?? new Set();
    if (isUnsaved) forms.add(form);
    else forms.delete(form);
    unsaved.set(tab, forms);
  };
}

export const hasUnsaved = (tab: string) => (unsaved.get(tab)?.size ?? 0) > 0;
export const anyUnsaved = () => [...unsaved.keys()].some(hasUnsaved);
export const forgetUnsaved = (tab: string) => unsaved.delete(tab);
export const forgetAllUnsaved = () => unsaved.clear();

window.addEventListener('beforeunload', (event) => {
  if (anyUnsaved()) event.preventDefault();
});
