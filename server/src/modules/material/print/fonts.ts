import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const files = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
};
export type FontName = keyof typeof files;

interface PrintFont {
  font: Font;
  /** In the unit of `size`. */
  widthOf: (text: string, size: number) => number;
}
export type PrintFonts = Record<FontName, PrintFont>;

let loaded: Promise<PrintFonts> | undefined;

/** Read once, when something is first printed: a file has 10 MB. */
export function loadFonts(): Promise<PrintFonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    // The next print tries again.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readFonts(): Promise<PrintFonts> {
  const [regular, bold] = await Promise.all([readFont('regular'), readFont('bold')]);
  return { regular, bold };
}

async function readFont(name: FontName): Promise<PrintFont> {
  const font = create(await readFile(createRequire(import.meta.url).resolve(files[name]))) as Font;
  const advances = new Map<number, number>();
  const advanceOf = (codePoint: number) => {
    const cached = advances.get(codePoint);
    if (cached !== undefined) return cached;
    const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
    advances.set(codePoint, advance);
    return advance;
  };
  return {
    font,
    widthOf: (text, size) => {
      let width = 0;
      for (const character of text) width += advanceOf(character.codePointAt(0)!);
      return width * size;
    },
  };
}
