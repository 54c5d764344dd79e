import { accentColours, contrast, grounds } from '@edp/contract/modules/home/accent.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { updateSession } from '../session/session.ts';
import { palettes } from './palette.ts';
import { applyTheme, coloursOf, setTheme } from './theme.ts';

const shown = (name: string) => document.documentElement.style.getPropertyValue(`--edp-${name}`);
afterEach(() => {
  updateSession({ accentColors: '' });
  setTheme('light');
});

describe('企业主题色', () => {
  it('推导颜色时所依据的底色就是两种主题的底色', () => {
    for (const mode of ['light', 'dark'] as const) {
      const { surface, raised, page } = palettes[mode];
      expect(grounds[mode]).toEqual([surface, raised, page]);
    }
  });

  it('浅色与深色主题各取自己的四个颜色，其余不变；没有设置时是产品的', () => {
    const colours = accentColours('#1d5fd0');
    const [accent, hover, text, soft, ...dark] = colours.split(' ');
    expect(coloursOf('light', colours)).toEqual({
      ...palettes.light,
      accent,
      accentHover: hover,
      accentText: text,
      accentSoft: soft,
    });
    expect(coloursOf('dark', colours)).toEqual({
      ...palettes.dark,
      accent: dark[0],
      accentHover: dark[1],
      accentText: dark[2],
      accentSoft: dark[3],
    });
    expect(coloursOf('dark', '')).toEqual(palettes.dark);
  });

  it('页面随企业的设置与主题立即改变', () => {
    applyTheme();
    expect(shown('accent')).toBe(palettes.light.accent);
    updateSession({ accentColors: accentColours('#7a3fb0') });
    expect(shown('accent')).toBe('#7a3fb0');
    setTheme('dark');
    expect(shown('accent')).not.toBe('#7a3fb0');
    expect(contrast(shown('accentText'), palettes.dark.surface)).toBeGreaterThanOrEqual(4.5);
    updateSession({ accentColors: '' });
    expect(shown('accent')).toBe(palettes.dark.accent);
  });
});
