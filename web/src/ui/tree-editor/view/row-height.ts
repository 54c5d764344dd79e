/** Fixed, so that the position of a row is known without rendering it. */
export const rowHeight = 32;
