import { requiredText } from '@edp/contract/kernel/fields.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { flatErrors, nearestField } from './field-paths.ts';
import { schemaResolver } from './schema-resolver.ts';

const schema = z.object({ name: requiredText(5), people: z.array(z.object({ id: requiredText(3) })), specList: z.array(z.object({ code: requiredText(3) })) });
const names = new Set(['name', 'people', 'specList.root', 'specList.0.code', 'specList.1.code']);
const fieldOf = (path: string) => nearestField(path, (name) => names.has(name)) ?? path;
const resolve = (values: object) => schemaResolver(schema, { toInput: (given) => given, fieldOf })({ ...values }, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('表单的校验', () => {
  it('没有错误时给出值', async () => {
    const values = { name: '轴承', people: [], specList: [] };
    expect(await resolve(values)).toEqual({ values, errors: {} });
  });

  it('错误归到屏幕上最近的字段', async () => {
    const { errors } = await resolve({ name: '', people: [{ id: '12345' }], specList: [{ code: 'A' }, { code: '' }, { code: '' }] });
    expect(Object.fromEntries([...flatErrors(errors)].map(([name, { message }]) => [name, message]))).toEqual({
      name: '必填项不能为空', people: '不超过3个字符', 'specList.1.code': '必填项不能为空', 'specList.root': '必填项不能为空',
    });
  });

  it('屏幕上没有的字段保留原路径', async () => {
    expect(nearestField('version', (name) => names.has(name))).toBeUndefined();
  });
});
