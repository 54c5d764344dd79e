/** A menu opens inside the part of the page that it belongs to, so that those who go by landmarks find it there, and above the dialog that it is in. */
export const popupContainer = (trigger: HTMLElement) => trigger.closest<HTMLElement>('dialog, header, nav, main') ?? document.body;
