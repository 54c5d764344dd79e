/**
 * The accent stands on these: the pages, panels and raised parts of each theme (compared with the browser's palette by a
 * test).
 */
export const grounds = { light: ['#ffffff', '#f7f9fa', '#f2f4f6'], dark: ['#181f26', '#1f2831', '#10151a'] } as const;

/** Colours that are legible in both themes; an empty one is the product's own. */
export const accentPresets = ['', '#1d5fd0', '#4b4fc7', '#7a3fb0', '#b02a6b', '#a8480f', '#1b7a43', '#47535f'] as const;

/** As WCAG asks for: texts on a colour, and controls on the page. */
const [textContrast, controlContrast] = [4.5, 3];

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** White texts stand on the accent in both themes. */
export const isLegible = (colour: string) => contrast(colour, '#ffffff') >= textContrast;

function mix(colour: string, other: string, share: number): string {
  const [from, to] = [channels(colour), channels(other)];
  return `#${from
    .map((value, index) =>
      Math.round(value + (to[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The nearest colour on the way to another that has this contrast with every ground. */
function mixUntil(colour: string, towards: string, least: number, on: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.01) {
    const mixed = mix(colour, towards, share);
    if (on.every((ground) => contrast(mixed, ground) >= least)) return mixed;
  }
  return towards;
}

/** A little lighter, or darker where white texts would be lost. */
function hoverOf(colour: string): string {
  const lighter = mix(colour, '#ffffff', 0.08);
  return isLegible(lighter) ? lighter : mix(colour, '#000000', 0.12);
}

/**
 * The colours of a tenant's accent, from the one that was chosen: background, background under the pointer, text and
 * soft background of the light theme, then of the dark one, separated by blanks. A dark page needs a lighter background
 * and text.
 */
export function accentColours(chosen: string): string {
  if (chosen === '') return '';
  const soft = mix('#ffffff', chosen, 0.1);
  const text = mixUntil(chosen, '#000000', textContrast, [...grounds.light, soft]);
  const dark = mixUntil(chosen, '#ffffff', controlContrast, grounds.dark);
  const darkSoft = mix(grounds.dark[0], dark, 0.25);
  const darkText = mixUntil(dark, '#ffffff', textContrast, [...grounds.dark, darkSoft]);
  return [chosen, hoverOf(chosen), text, soft, dark, hoverOf(dark), darkText, darkSoft].join(' ');
}
