/** A menu opens inside the part of the page that it belongs to, so that those who go by landmarks find it there. */
export const popupPlace = (trigger: HTMLElement) => trigger.closest<HTMLElement>('header, nav') ?? document.body;
