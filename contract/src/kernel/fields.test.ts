import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { translateRule } from '../texts.ts';
import { decimal } from './decimal-fields.ts';
import {
  choice,
  code,
  filterDate,
  filterFlag,
  filterText,
  Flag,
  Id,
  idList,
  optionalId,
  requiredText,
  secretText,
  text,
  Version,
  wholeNumber,
} from './fields.ts';
import { rule } from './rule.ts';
import { FileLink } from './file-link.ts';

const fields: Record<string, z.ZodType> = {
  Id,
  optionalId,
  Flag,
  filterFlag,
  filterDate,
  Version,
  FileLink,
  text: text(20),
  requiredText: requiredText(20),
  code: code(20),
  filterText: filterText(),
  choice: choice(1, 2, 3),
  wholeNumber: wholeNumber(0, 100),
  decimal: decimal(10, 10),
  idList: idList(3),
};

describe.each(Object.entries(fields))('字段 %s', (_name, field) => {
  it('对任何输入都给出值或一句有译文的提示，从不抛错', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const { success, error } = field.safeParse(input);
        if (success) return true;
        const [issue] = error.issues;
        return (
          translateRule(issue!.message, 'ZHS') !== '' && /\p{Script=Han}/u.test(translateRule(issue!.message, 'ZHS'))
        );
      }),
    );
  });
});

describe('编号', () => {
  it('数字与文本等价，结果总是文本', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        (id) => Id.parse(id) === String(id) && Id.parse(String(id)) === String(id),
      ),
    );
  });
  it.each([0, -1, 1.5, '01', '1e3', ' 1', '9'.repeat(19), null, undefined, {}])('不接受 %j', (input) => {
    expect(Id.safeParse(input).success).toBe(false);
  });
  it.each([0, '0', '', null, undefined])('新建时 %j 表示没有编号', (input) => {
    expect(optionalId.parse(input)).toBeUndefined();
  });
});

it.each([
  [
    [1, '2'],
    ['1', '2'],
  ],
  ['1,2', ['1', '2']],
  ['7', ['7']],
  [7, ['7']],
])('多个编号 %j 读作 %j', (input, read) => {
  expect(idList(3).parse(input)).toEqual(read);
});

describe('文本', () => {
  it.each(
    Object.entries({
      text: text(5),
      requiredText: requiredText(5),
      secretText: secretText(5, 'rule.required'),
      code: code(5),
      filterText: filterText(5),
    }),
  )('%s 不能超过最大长度', (_name, field) => {
    expect(field.parse('abcde')).toBe('abcde');
    expect(translateRule(field.safeParse('abcdef').error!.issues[0]!.message, 'ZHS')).toBe('不超过5个字符');
  });
  it('保存的文本再次提交时不变', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (input) => {
        const first = requiredText(200).safeParse(input);
        return !first.success || requiredText(200).parse(first.data) === first.data;
      }),
    );
  });
  it.each(['\u0000', 'a\u0007b', '\ud800'])('不接受数据库存不下的字符 %j', (input) => {
    expect(requiredText(20).safeParse(input).success).toBe(false);
  });
  it('生僻字与表情符号可以使用', () => {
    expect(requiredText(20).parse('𠮷野家 🍜')).toBe('𠮷野家 🍜');
  });
  it.each([
    ['\u200b恒\u202e拓\ufeff ', '恒拓'],
    ['e\u0301', '\u00e9'],
    ['👩\u200d🔧', '👩\u200d🔧'],
  ])('看不见的字符不算数：%j 读作 %j', (input, read) => {
    expect([requiredText(20).parse(input), text(20).parse(input)]).toEqual([read, read]);
  });
  it.each(['\u200b', ' \u2060', '\u200d', '\u00ad'])('只有看不见的字符 %j 等于没有填写', (input) => {
    expect(requiredText(20).safeParse(input).error?.issues[0]?.message).toBe('rule.required');
  });
  it.each(['text', 'requiredText', 'filterText'])('%s 按规范形式计算长度，拆开书写的也可以用', (field) => {
    expect(fields[field]!.parse('o\u0302\u0309'.repeat(20))).toBe('ổ'.repeat(20));
    expect(fields[field]!.parse(` ${'字'.repeat(20)}${' '.repeat(900)}`)).toBe('字'.repeat(20));
  });

  it.each(['text', 'requiredText', 'code'])('%s 不接受叠加了很多符号的字符', (field) => {
    const issues = (value: string) => fields[field]!.safeParse(value).error?.issues.map(({ message }) => message);
    expect(issues(`a${'\u0301'.repeat(15)}`)).toBeUndefined();
    const long = field === 'text' ? text(100) : field === 'code' ? code(100) : requiredText(100);
    expect(long.safeParse(`a${'\u0301\u0316'.repeat(20)}`).error?.issues.map(({ message }) => message)).toEqual([
      rule('rule.marks'),
    ]);
    expect(issues('字'.repeat(5000))).toEqual([rule('rule.maxLength', { max: 20 })]);
  });

  it('编码不接受看不见的连接符', () => {
    expect(code(20).safeParse('A\u200dB').error?.issues[0]?.message).toBe('rule.control');
  });
  it.each(['中', 'A中', '㐀', '𠮷'])('编码不接受中文 %j', (input) => {
    expect(code(20).safeParse(input).error?.issues[0]?.message).toBe('rule.noChinese');
  });
});

describe('小数', () => {
  it.each([
    [0.0254, '0.0254'],
    ['0.0254', '0.0254'],
    [1e-7, '0.0000001'],
    [1000, '1000'],
    ['1.10', '1.10'],
    [' 2 ', '2'],
    [-1.5, '-1.5'],
    ['', undefined],
    [null, undefined],
  ])('%j 读作 %j', (input, read) => {
    expect(decimal(10, 10).parse(input)).toBe(read);
  });
  it.each([
    ['一', 'rule.number'],
    ['1e3', 'rule.number'],
    ['1.', 'rule.number'],
    ['-', 'rule.number'],
    [Number.NaN, 'rule.number'],
    ['1'.repeat(11), 'rule.digits?digits=10'],
    [1e21, 'rule.number'],
    ['0.12345678901', 'rule.decimals?decimals=10'],
    [1 / 3, 'rule.decimals?decimals=10'],
  ])('不接受 %j', (input, message) => {
    expect(decimal(10, 10).safeParse(input).error?.issues[0]?.message).toBe(message);
  });
});

it('标志接受数字和文本，不接受其它', () => {
  expect([0, 1, '0', '1'].map((input) => Flag.parse(input))).toEqual([0, 1, 0, 1]);
  for (const input of [2, '', ' ', 'true', true, null, [], {}]) expect(Flag.safeParse(input).success).toBe(false);
});
