import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../kernel/text/language.ts';
import { chipsOf, rangeOf, rangeValues, visibleFilters, type Filter } from './filter.ts';

const name = { name: 'name', label: '名称' };
const code = { name: 'code', label: '编码' };
const model = { name: 'model', label: '型号' };
const active = {
  name: 'active',
  label: '状态',
  options: [
    { value: '1', text: '启用' },
    { value: '0', text: '停用' },
  ],
};
const created = { name: 'createdFrom', to: 'createdUntil', label: '创建日期', type: 'range' as const };
const updated = { name: 'updatedTime', label: '更新日期', type: 'range' as const };
const day = { name: 'day', label: '生效日期', type: 'date' as const };
const category = {
  name: 'categoryId',
  label: '类别',
  nodes: [{ id: '1', name: '外购件', children: [{ id: '2', name: '轴承' }] }],
};
const all: Filter[] = [active, name, created, code, model, day, category, updated];

describe('收起时看得到的条件', () => {
  it('是前两个文本', () => {
    expect(visibleFilters(all)).toEqual([name, code]);
  });

  it('几个输入框查同一个条件时，只留一个', () => {
    expect(visibleFilters([name, { ...name, label: '客户名称' }, code])).toEqual([name, code]);
  });

  it('列表首先按它查看的条件也在其中', () => {
    const main = { ...active, isMain: true as const };
    expect(visibleFilters([main, name, created, code, model])).toEqual([main, name, code]);
  });

  it('没有文本时都收起', () => {
    expect(visibleFilters([active, created])).toEqual([]);
  });
});

describe('已设条件的标签', () => {
  const texts = (values: Record<string, string>, visible: readonly Filter[] = []) =>
    chipsOf(all, visible, values).map(({ label, text }) => `${label}：${text}`);

  it('选项显示名称，树显示路径，日期照写', () => {
    setLanguage('ZHS');
    expect(texts({ active: '0', categoryId: '2', day: '2026-11-01', model: '6204' })).toEqual([
      '状态：停用',
      '型号：6204',
      '生效日期：2026-11-01',
      '类别：外购件 / 轴承',
    ]);
  });

  it('日期范围可以只有一端', () => {
    setLanguage('ZHS');
    expect(texts({ createdFrom: '2026-01-01', createdUntil: '2026-02-01' })).toEqual([
      '创建日期：2026-01-01 至 2026-02-01',
    ]);
    expect(texts({ createdFrom: '2026-01-01' })).toEqual(['创建日期：2026-01-01 起']);
    expect(texts({ createdUntil: '2026-02-01' })).toEqual(['创建日期：截至 2026-02-01']);
    setLanguage('ENG');
    expect(texts({ createdUntil: '2026-02-01' })).toEqual(['创建日期：until 2026-02-01']);
    setLanguage('ZHS');
  });

  it('两端写在一个条件里的日期范围，可以只有一端', () => {
    setLanguage('ZHS');
    expect(texts({ updatedTime: '2026-01-01,2026-02-01' })).toEqual(['更新日期：2026-01-01 至 2026-02-01']);
    expect(texts({ updatedTime: '2026-01-01' })).toEqual(['更新日期：2026-01-01 起']);
    expect(texts({ updatedTime: ',2026-02-01' })).toEqual(['更新日期：截至 2026-02-01']);
    expect(chipsOf(all, [], { updatedTime: ',2026-02-01' })[0]?.cleared).toEqual({ updatedTime: '' });
  });

  it('树还没读到时不显示编号', () => {
    const loading = { ...category, nodes: [], isLoading: true };
    expect(chipsOf([loading], [], { categoryId: '2' }).map(({ text }) => text)).toEqual(['…']);
    expect(chipsOf([loading], [], {})).toEqual([]);
  });

  it('看得到的输入框不再有标签', () => {
    expect(texts({ name: '轴承', code: 'A' }, [name])).toEqual(['编码：A']);
  });

  it('旧链接中不认识的值照样显示，可以移除', () => {
    expect(texts({ active: '7', categoryId: '99' })).toEqual(['状态：7', '类别：99']);
  });

  it('移除时范围的两端一起清空', () => {
    expect(chipsOf(all, [], { createdFrom: '2026-01-01' })[0]?.cleared).toEqual({ createdFrom: '', createdUntil: '' });
  });
});

describe('日期范围的值', () => {
  it('一个或两个条件，写入后读出不变；清空后不留逗号', () => {
    for (const filter of [created, updated]) {
      for (const range of [
        ['2026-01-01', '2026-02-01'],
        ['2026-01-01', ''],
        ['', '2026-02-01'],
        ['', ''],
      ] as const) {
        const values = rangeValues(filter, range);
        expect(rangeOf(filter, (each) => values[each] ?? '')).toEqual(range);
      }
    }
    expect(rangeValues(updated, ['2026-01-01', ''])).toEqual({ updatedTime: '2026-01-01,' });
    expect(rangeValues(updated, ['', ''])).toEqual({ updatedTime: '' });
  });
});
