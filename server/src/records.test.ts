import { records as definitions } from '@edp/contract/all-records.ts';
import { isWritten, type FieldView, nameFieldOf } from '@edp/contract/kernel/record/record.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { recordLoaders } from '@edp/contract/records.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allCalls } from './modules.ts';
import { records } from './records.ts';

it('每个定义以所属数据的名称登记，在服务器上有路由与变更记录；可以导入的才有导入', () => {
  expect(definitions.map(({ noun }) => noun.name)).toEqual(Object.keys(recordLoaders));
  expect(records.map(({ noun }) => noun).toSorted()).toEqual(Object.keys(recordLoaders).toSorted());
  const imported = definitions.filter(({ noun }) => noun.imported).map(({ noun }) => noun.name);
  expect(records.flatMap(({ noun, importer }) => (importer ? [noun] : [])).toSorted()).toEqual(imported.toSorted());
});

it('每个定义都说得出一条数据叫什么；证书没有名称，叫作其应用与类型', () => {
  const unnamed = definitions.filter(({ fields }) => !(nameFieldOf(fields) in fields));
  expect(unnamed.map(({ noun }) => noun.name)).toEqual(['certificate']);
});

it('界面由定义得出的数据都有定义，以及界面所用的字段、接口与文字', () => {
  const missing = nounsWith('standardScreens').flatMap(({ name }) => {
    const definition = definitions.find(({ noun }) => noun.name === name);
    if (!definition) return [name];
    const needed = {
      fields: ['code', 'name', 'active', 'editable'],
      calls: ['list', 'detail', 'save', 'delete', 'translations', 'translate'],
      empty: ['title', 'detail'],
    } as const;
    return Object.entries(needed).flatMap(([part, names]) =>
      names
        .filter((each) => !(each in (definition[part as keyof typeof needed] ?? {})))
        .map((each) => `${name}: ${part}.${each}`),
    );
  });
  expect(missing).toEqual([]);
});

it('可以搜索的数据都有搜索所用的接口', () => {
  const names = new Set(allCalls.map(({ name }) => name));
  expect(
    nounsWith('search')
      .map(({ name, search }) => `${name}.${'call' in search ? search.call : 'list'}`)
      .filter((name) => !names.has(name)),
  ).toEqual([]);
});

/** A sharing rule is disabled, never deleted; an account comes and goes with its employee. */
const absentCalls: Readonly<Record<string, readonly string[]>> = {
  sharingRule: ['delete'],
  account: ['save', 'delete'],
};

describe.each(definitions.map((definition) => [definition.noun.title.ZHS, definition] as const))(
  '%s',
  (_title, { noun, fields, form, filters, key, calls }) => {
    const named = new Set(
      Object.entries<FieldView>(fields)
        .filter(([, { label }]) => label)
        .map(([name]) => name),
    );

    it('表单与查询条件中的字段、区分记录的字段都有名称', () => {
      expect([...form, ...filters, ...(key ? [key] : [])].filter((name) => !named.has(name))).toEqual([]);
    });

    it('保存时接受的字段都在表单中', () => {
      const shape = calls.save ? (calls.save.input as z.ZodObject).shape : {};
      const isAccepted = (name: string) => {
        const { within = name } = fields[name]!;
        return isWritten(fields[name]!) && within in shape;
      };
      expect(Object.keys(fields).filter((name) => isAccepted(name) && !form.includes(name))).toEqual([]);
    });

    it('列表、详情、保存与删除的接口都在', () => {
      expect([noun.search?.call ?? 'list', 'detail', 'save', 'delete'].filter((name) => !(name in calls))).toEqual(
        absentCalls[noun.name] ?? [],
      );
    });
  },
);
