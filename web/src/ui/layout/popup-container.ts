/**
 * For antd's `getPopupContainer`: inside the landmark of its trigger, for screen readers, and above the dialog that it
 * is in.
 */
export const popupContainer = (trigger: HTMLElement) =>
  trigger.closest<HTMLElement>('dialog, header, nav, main') ?? document.body;
