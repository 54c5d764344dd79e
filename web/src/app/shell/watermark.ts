import { useEffect } from 'react';

const checkIntervalMs = 500;
const letterWidth = 15;

/** Above everything, without catching clicks. Inline and `!important`, so that no style sheet can override it. */
const style = {
  position: 'fixed',
  inset: '0',
  'z-index': '2147483647',
  display: 'block',
  visibility: 'visible',
  opacity: '0.35',
  transform: 'none',
  filter: 'none',
  'clip-path': 'none',
  'pointer-events': 'none',
};

/** One tile of the repeated background. */
function renderTile(text: string): string {
  const side = Math.max(200, text.length * letterWidth + 40);
  const words = text.replaceAll(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side * 0.7}"><text x="50%" y="50%" fill="#8a94a0"
    font-family="system-ui,sans-serif" font-size="14" text-anchor="middle" transform="rotate(-20 ${side / 2} ${side * 0.35})">${words}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function draw(text: string): HTMLElement {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  for (const [name, value] of Object.entries({ ...style, 'background-image': renderTile(text) })) layer.style.setProperty(name, value, 'important');
  document.body.append(layer);
  return layer;
}

/** Draws the text across the window, and again whenever it was removed, hidden or changed. */
function keepWatermark(text: string): () => void {
  let layer = draw(text);
  const intact = layer.outerHTML;
  const timer = setInterval(() => {
    if (layer.parentNode === document.body && layer.outerHTML === intact) return;
    layer.remove();
    layer = draw(text);
  }, checkIntervalMs);
  return () => {
    clearInterval(timer);
    layer.remove();
  };
}

export const useWatermark = (text: string) => useEffect(() => (text ? keepWatermark(text) : undefined), [text]);
