/** As in the style sheets: one column, lists as cards, the menu over the page. */
export const isPhone = () => window.matchMedia('(width < 640px)').matches;
