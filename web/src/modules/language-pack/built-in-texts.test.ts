import { languages } from '@edp/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../kernel/text/language.ts';
import { builtInTexts, pageName } from './built-in-texts.ts';

describe.each(languages)('多语言配置中页面的名称（%s）', (language) => {
  const codes = [...builtInTexts[language].keys()];

  it.each(codes)('%s 不显示内部名称，也不含占位符', (code) => {
    setLanguage(language);
    expect(pageName(code)).not.toBe(code);
    expect(pageName(code)).not.toContain('{');
  });

  it('各不相同', () => {
    setLanguage(language);
    expect(new Set(codes.map(pageName)).size).toBe(codes.length);
  });
});
