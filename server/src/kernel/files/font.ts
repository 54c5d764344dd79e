import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** The font for whatever the server draws: it has Chinese, which the machine may not. */
export const drawingFont = 'EDP Sans';

const path = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf');
GlobalFonts.registerFromPath(path, drawingFont);
