import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, wrap } from './wrap.ts';

/** Chinese characters are two wide, others one. */
const measure = (text: string) => Array.from(text).reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);

describe('换行', () => {
  it('汉字之间可以换行，英文单词不拆', () => {
    expect(wrap('不锈钢球阀 ball valve', 12, measure)).toEqual(['不锈钢球阀', 'ball valve']);
    expect(wrap('不锈钢球阀DN50', 8, measure)).toEqual(['不锈钢球', '阀DN50']);
  });

  it('行首没有标点和后括号，行尾没有前括号', () => {
    expect(wrap('球阀，国标', 4, measure)).toEqual(['球', '阀，', '国标']);
    expect(wrap('球阀（国标）', 8, measure)).toEqual(['球阀（国', '标）']);
    expect(wrap('球阀阀（国标）', 8, measure)).toEqual(['球阀阀', '（国标）']);
  });

  it('编码在连字符和斜杠之后换行，太长的词在行末拆开', () => {
    expect(wrap('WL-2026/0001', 8, measure)).toEqual(['WL-2026/', '0001']);
    expect(wrap('x'.repeat(25), 10, measure)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
  });

  it('保留原有的换行和空行', () => {
    expect(wrap('一\n\n二', 10, measure)).toEqual(['一', '', '二']);
  });

  it('任何文本都不丢字，也不超宽', () => {
    const unit = fc.constantFrom(...Array.from('阀（）《》，。、“”ab-/ \n¥%.□１'));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = wrap(text, width, measure);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('放不下的以省略号结尾', () => {
    expect(fit('不锈钢球阀不锈钢球阀', 8, 2, measure)).toEqual(['不锈钢球', '阀不锈…']);
    expect(fit('不锈钢球阀', 10, 1, measure)).toEqual(['不锈钢球阀']);
    expect(fit('', 10, 2, measure)).toEqual(['']);
  });
});
