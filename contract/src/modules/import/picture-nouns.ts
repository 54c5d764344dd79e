/** The nouns whose pictures are imported from a zip file; a test compares them with the sheets. */
export const pictureNouns: readonly string[] = ['material', 'brand', 'unit', 'product'];
