import { extractTextItems } from 'unpdf';

/** The texts of each page, in the order in which they were drawn. */
export async function textsOf(pdf: Buffer): Promise<string[][]> {
  return (await itemsOf(pdf)).map((items) => items.map(({ str }) => str));
}

/** With their places, in points from the bottom left. */
export async function itemsOf(pdf: Buffer) {
  const { items } = await extractTextItems(new Uint8Array(pdf));
  return items.map((page) => page.filter(({ str }) => str.trim() !== ''));
}
