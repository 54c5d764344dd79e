import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from './language.ts';
import { dictionary, setTenantTexts } from './text.ts';

const { text } = dictionary('sample', {
  title: { ZHS: '样例', ENG: 'Sample' },
  deleted: { ZHS: '已删除{name}', ENG: '{name} deleted' },
});

beforeEach(() => {
  setLanguage('ZHS');
  setTenantTexts('ZHS', {});
});

describe('界面文字', () => {
  it('随语言切换', () => {
    expect(text('title')).toBe('样例');
    setLanguage('ENG');
    expect(text('title')).toBe('Sample');
  });

  it('填入参数，参数的内容不再替换', () => {
    expect(text('deleted', { name: '{name}' })).toBe('已删除{name}');
    expect(text('deleted', { name: '恒拓' })).toBe('已删除恒拓');
  });

  it('租户的文字优先，只在其语言中', () => {
    setTenantTexts('ZHS', { sample: { title: '商标' } });
    expect(text('title')).toBe('商标');
    setLanguage('ENG');
    expect(text('title')).toBe('Sample');
  });
});
