import { rule, ruleAcross } from '@edp/contract/kernel/rule.ts';
import { requiredDate, requiredText, text } from '@edp/contract/kernel/fields.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isRequired, issuesOf, pickInput, schemaAt } from './rules.ts';

const Material = z
  .object({
    name: requiredText(5),
    startTime: requiredDate('certificate.startRequired'),
    endTime: requiredDate('certificate.endRequired'),
    size: z.object({ width: text(3) }).optional(),
    specList: z
      .array(z.object({ itemCode: requiredText(3), tags: z.array(text(2)) }))
      .max(2, rule('rule.tooMany', { max: 2 })),
  })
  .refine(
    ({ startTime, endTime }) => endTime >= startTime,
    ruleAcross(['startTime', 'endTime'], 'certificate.endBeforeStart'),
  );

const valid = { name: '轴承', startTime: '2026-11-01', endTime: '2026-12-01', specList: [] };
const fieldsOf = (value: object) =>
  Object.fromEntries(issuesOf(Material, { ...valid, ...value }).map(({ field, message }) => [field, message]));

describe('合同里的规则', () => {
  it('符合规则时没有提示', () => {
    expect(fieldsOf({})).toEqual({});
  });

  it('嵌套对象和列表中的错误带完整路径', () => {
    expect(
      fieldsOf({
        size: { width: '12345' },
        specList: [
          { itemCode: 'A', tags: [] },
          { itemCode: '', tags: ['好', '太长了'] },
        ],
      }),
    ).toEqual({
      'size.width': '不超过3个字符',
      'specList.1.itemCode': '必填项不能为空',
      'specList.1.tags.1': '不超过2个字符',
    });
  });

  it('一个字段只给出第一条提示', () => {
    expect(fieldsOf({ name: '' })).toEqual({ name: '必填项不能为空' });
  });

  it('跨字段规则：别的字段有错也检查，相关字段有错则不检查', () => {
    expect(fieldsOf({ name: '', endTime: '2026-10-31' })).toEqual({
      name: '必填项不能为空',
      endTime: '结束日期不能早于开始日期',
    });
    expect(fieldsOf({ startTime: '', endTime: '2026-10-31' })).toEqual({ startTime: '请选择开始日期' });
    expect(issuesOf(Material, 'not an object')).toHaveLength(1);
  });

  it('证书的起止日期规则来自合同', () => {
    const found = issuesOf(certificate.save.input, { startTime: '2026-11-01', endTime: '2026-10-31' });
    expect(found.find(({ field }) => field === 'endTime')?.message).toBe('结束日期不能早于开始日期');
  });
});

describe('按路径查找字段的规则', () => {
  it.each([
    ['name', true],
    ['size', false],
    ['size.width', false],
    ['specList', true],
    ['specList.7.itemCode', true],
    ['specList.0.tags.3', false],
  ])('%s 必填：%s', (path, required) => {
    expect(isRequired(schemaAt(Material, path)!)).toBe(required);
  });

  it('没有的字段没有规则', () => {
    expect(schemaAt(Material, 'colour')).toBeUndefined();
    expect(schemaAt(Material, 'name.first')).toBeUndefined();
    expect(schemaAt(certificate.update.input, 'remindScope.0.id')).toBeDefined();
    expect(schemaAt(material.save.input, 'combinedUnitVo.lengthStr')).toBeDefined();
  });

  it('只发送规则认识的字段', () => {
    expect(pickInput(Material, { ...valid, createTime: '2026' })).toEqual(valid);
  });
});
