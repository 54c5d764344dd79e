import { useEffect } from 'react';
import type { ThemeMode } from '../../kernel/theme/palette.ts';
import { useTheme } from '../../kernel/theme/theme.ts';

const checkIntervalMs = 500;
const letterWidth = 15;

export const watermarkOpacity = 0.35;

/** Above everything, without catching clicks. Inline and `!important`, so that no style sheet can override it. */
const style = {
  position: 'fixed',
  inset: '0',
  'z-index': '2147483647',
  display: 'block',
  visibility: 'visible',
  opacity: String(watermarkOpacity),
  transform: 'none',
  filter: 'none',
  'clip-path': 'none',
  'pointer-events': 'none',
};

/** At that opacity readable on every surface, and weak enough to read the page through it. */
export const watermarkInk: Readonly<Record<ThemeMode, string>> = { light: '#959aa2', dark: '#878b92' };

/** One tile of the repeated background. */
function renderTile(text: string, mode: ThemeMode): string {
  const side = Math.max(200, text.length * letterWidth + 40);
  const words = text.replaceAll(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side * 0.7}"><text x="50%" y="50%" fill="${watermarkInk[mode]}"
    font-family="system-ui,sans-serif" font-size="15" text-anchor="middle" transform="rotate(-20 ${side / 2} ${side * 0.35})">${words}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function draw(tile: string): HTMLElement {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  for (const [name, value] of Object.entries({ ...style, 'background-image': tile }))
    layer.style.setProperty(name, value, 'important');
  document.body.append(layer);
  return layer;
}

/** Draws the text across the window, and again whenever it was removed, hidden or changed. */
function keepWatermark(tile: string): () => void {
  let layer = draw(tile);
  const intact = layer.outerHTML;
  const timer = setInterval(() => {
    if (layer.parentNode === document.body && layer.outerHTML === intact) return;
    layer.remove();
    layer = draw(tile);
  }, checkIntervalMs);
  return () => {
    clearInterval(timer);
    layer.remove();
  };
}

export function useWatermark(text: string) {
  const { mode } = useTheme();
  useEffect(() => (text ? keepWatermark(renderTile(text, mode)) : undefined), [text, mode]);
}
