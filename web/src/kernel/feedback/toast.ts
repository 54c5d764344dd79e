import type { ReactNode } from 'react';
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
  /** A button behind the text: the way back, which `showOutcome` adds. */
  readonly action?: ReactNode;
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
  lastId += 1;
  const id = lastId;
  // A repeated message replaces the earlier one.
  const others = (toasts: readonly Toast[]) => toasts.filter((shown) => shown.text !== text).slice(1 - maxToasts);
  useToasts.setState(({ toasts }) => ({ toasts: [...others(toasts), { id, kind, text, links }] }));
  if (links.length === 0) setTimeout(() => dismissToast(id), secondsShown[kind] * 1000);
}
