import { describe, expect, it } from 'vitest';
import { accentColours, accentPresets, contrast, grounds, isLegible } from './accent.ts';

const colours = (chosen: string) => {
  const [accent, hover, text, soft, darkAccent, darkHover, darkText, darkSoft] = accentColours(chosen).split(' ') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    light: { accent, hover, text, soft },
    dark: { accent: darkAccent, hover: darkHover, text: darkText, soft: darkSoft },
  };
};

/** Every colour of a coarse cube that may be chosen. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const choosable = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`))).filter(isLegible);

describe('企业主题色', () => {
  it('对比度与 WCAG 的例子一致', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect([isLegible('#767676'), isLegible('#777777')]).toEqual([true, false]);
  });

  it('预设的颜色都可以选用', () => {
    expect(accentPresets.filter((colour) => colour !== '' && !isLegible(colour))).toEqual([]);
  });

  it('凡可选用的颜色，推导出的颜色在浅色与深色主题下都清晰', () => {
    expect(choosable.length).toBeGreaterThan(70);
    for (const chosen of choosable) {
      for (const mode of ['light', 'dark'] as const) {
        const { accent, hover, text, soft } = colours(chosen)[mode];
        expect(contrast(accent, '#ffffff'), `${chosen} ${mode} ${accent}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(hover, '#ffffff'), `${chosen} ${mode} hover ${hover}`).toBeGreaterThanOrEqual(4.5);
        for (const ground of grounds[mode])
          expect(contrast(accent, ground), `${chosen} ${mode} on ${ground}`).toBeGreaterThanOrEqual(3);
        for (const ground of [...grounds[mode], soft])
          expect(contrast(text, ground), `${chosen} ${mode} text on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('浅色主题用所选的颜色；没有选择时没有颜色', () => {
    expect(colours('#1d5fd0').light.accent).toBe('#1d5fd0');
    expect(accentColours('')).toBe('');
  });
});
