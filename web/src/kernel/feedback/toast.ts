import { create } from 'zustand';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export interface ToastLink {
  readonly text: string;
  readonly route: string;
}
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly links: readonly ToastLink[];
  readonly action?: ToastAction;
}
/** A button behind the text: the way back. */
export interface ToastAction {
  readonly text: string;
  readonly keys: string;
  readonly run: () => void;
}

/** Errors stay longer, because they must be read. */
const secondsShown: Readonly<Record<ToastKind, number>> = { success: 3, info: 5, warning: 5, error: 6 };
const maxToasts = 4;
let lastId = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

export function dismissToast(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** A message with links stays until the user dismisses it or follows one. */
export function toast(kind: ToastKind, text: string, links: readonly ToastLink[] = []) {
  const id = add({ kind, text, links });
  if (links.length === 0) setTimeout(() => dismissToast(id), secondsShown[kind] * 1000);
}

/** With a button; it stays until the caller dismisses it by the id that is returned. */
export const toastWithAction = (text: string, action: ToastAction): number =>
  add({ kind: 'success', text, links: [], action });

function add(message: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  // A repeated message replaces the earlier one.
  const others = (toasts: readonly Toast[]) =>
    toasts.filter((shown) => shown.text !== message.text).slice(1 - maxToasts);
  useToasts.setState(({ toasts }) => ({ toasts: [...others(toasts), { id, ...message }] }));
  return id;
}
