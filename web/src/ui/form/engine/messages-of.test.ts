import { requiredText } from '@edp/contract/kernel/fields.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nearestField } from './field-registry.ts';
import { messagesOf } from './messages-of.ts';

const schema = z.object({
  name: requiredText(5),
  people: z.array(z.object({ id: requiredText(3) })),
  specList: z.array(z.object({ code: requiredText(3) })),
});
const names = new Set(['name', 'people', 'specList.root', 'specList.0.code', 'specList.1.code']);
const fieldOf = (path: string) => nearestField(path, (name) => names.has(name)) ?? path;
const resolve = (values: object) =>
  Object.fromEntries(messagesOf(schema, { ...values }, { toInput: (input) => input, fieldOf }));

describe('表单的校验', () => {
  it('没有错误时没有提示', () => {
    expect(resolve({ name: '轴承', people: [], specList: [] })).toEqual({});
  });

  it('错误归到屏幕上最近的字段', () => {
    expect(
      resolve({ name: '', people: [{ id: '12345' }], specList: [{ code: 'A' }, { code: '' }, { code: '' }] }),
    ).toEqual({
      name: '必填项不能为空',
      people: '不超过3个字符',
      'specList.1.code': '必填项不能为空',
      'specList.root': '必填项不能为空',
    });
  });

  it('屏幕上没有的字段保留原路径', () => {
    expect(nearestField('version', (name) => names.has(name))).toBeUndefined();
  });
});
