/** Every row is as high as every other: so one knows where each stands without drawing it. */
export const rowHeight = 32;
