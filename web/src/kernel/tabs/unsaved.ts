import { use, useEffect, useInsertionEffect } from 'react';
import { onWorkspaceCleared } from './workspace-storage.ts';
import { clearDrafts, hasDraft } from './draft.ts';
import { useSession } from '../session/session.ts';
import { TabContext } from './tab-context.ts';
import { useIsGone } from './use-is-gone.ts';

/** The forms with unsaved changes, by tab. */
const unsaved = new Map<string, Set<string>>();

/**
 * Set in event handlers, not in ordinary effects: a hidden tab runs the clean-up of its effects, but its half-filled
 * forms are still there. A form restored after a reload is flagged on mount; one that is gone has no unsaved changes,
 * however it was closed.
 */
export function useUnsavedFlag(form: string, isRestored = false) {
  const tab = use(TabContext);
  const isGone = useIsGone();
  const mark = (isUnsaved: boolean) => {
    // A save may end after its form was closed.
    if (isGone()) return;
    const forms = unsaved.get(tab) ?? new Set();
    if (isUnsaved) forms.add(form);
    else forms.delete(form);
    unsaved.set(tab, forms);
  };
  useInsertionEffect(() => () => void unsaved.get(tab)?.delete(form), [tab, form]);
  useEffect(() => {
    if (isRestored) mark(true);
    // Only on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return mark;
}

/** Includes forms that will be restored after a reload. */
export const hasUnsaved = (tab: string) => (unsaved.get(tab)?.size ?? 0) > 0 || hasDraft(tab);
export const hasAnyUnsaved = () => [...unsaved.keys()].some(hasUnsaved);

const listeners = new Set<(tab?: string) => void>();
/** Calls the listener when the unsaved changes of a tab are discarded, or without a tab those of all. */
export const onUnsavedCleared = (listener: (tab?: string) => void) => void listeners.add(listener);
const tellCleared = (tab?: string) => listeners.forEach((listener) => listener(tab));

export function clearUnsaved(tab: string) {
  unsaved.delete(tab);
  clearDrafts(tab);
  tellCleared(tab);
}
function forgetForms() {
  unsaved.clear();
  tellCleared();
}
export function clearAllUnsaved() {
  clearDrafts();
  forgetForms();
}
onWorkspaceCleared(forgetForms);
// Forms unmount with the session; their input remains as a draft.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket !== before.corTicket) forgetForms();
});

window.addEventListener('beforeunload', (event) => {
  if (hasAnyUnsaved()) event.preventDefault();
});
