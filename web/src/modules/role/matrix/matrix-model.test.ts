import type { Matrix } from '@edp/contract/modules/role/role.ts';
import { describe, expect, it } from 'vitest';
import { countFields, withLevel } from './field-rights.ts';
import { groupsOf, stateOf, withRights } from './matrix-model.ts';

const permission = (id: string, code: string, held: 0 | 1 = 1) => ({ id, code, name: code, held });
const menus: Matrix['menus'] = [
  { id: '1', parentId: '', code: 'productCenter', name: '产品中心', url: '', held: 1, permissions: [] },
  {
    id: '2',
    parentId: '1',
    code: 'brand',
    name: '品牌',
    url: '/brand',
    held: 1,
    permissions: [
      permission('21', 'brand.view'),
      permission('22', 'brand.edit'),
      permission('23', 'brand.delete', 0),
      permission('24', 'brand.special'),
    ],
  },
  {
    id: '3',
    parentId: '1',
    code: 'people',
    name: '人员',
    url: '/people',
    held: 1,
    permissions: [permission('31', 'employee.view'), permission('32', 'organisation.view')],
  },
  { id: '4', parentId: '', code: 'external', name: '外部', url: 'https://example.com', held: 0, permissions: [] },
];
const nouns: Matrix['nouns'] = [
  {
    noun: 'brand',
    menu: 'brand',
    fields: [
      { name: 'description', canHide: 1, shownBecause: '' },
      { name: 'labelPath', canHide: 1, shownBecause: '' },
    ],
  },
];
const groups = groupsOf({ menus, nouns });
const lines = groups.flatMap((group) => group.lines);
const [brand, people, external] = lines;

describe('权限矩阵', () => {
  it('按钮进各自的列，同名的与其余的归入其他，没有按钮的菜单以菜单本身为查看', () => {
    expect(groups.map(({ name, lines: below }) => [name, below.map((line) => line.name)])).toEqual([
      ['产品中心', ['品牌', '人员']],
      ['外部', ['外部']],
    ]);
    expect(Object.keys(brand!.cells)).toEqual(['view', 'edit', 'delete']);
    expect(brand!.others.map(({ id }) => id)).toEqual(['24']);
    expect(people!.others.map(({ id }) => id)).toEqual(['31', '32']);
    expect(external!.cells.view).toMatchObject({ id: '4', isHeld: false });
  });

  it('勾选编辑同时得到查看，去掉查看同时去掉其余', () => {
    const edited = withRights(lines, [brand!.cells.edit!], true, new Set());
    expect([...edited].toSorted()).toEqual(['21', '22']);
    expect([...withRights(lines, [brand!.cells.view!], false, new Set([...edited, '24']))]).toEqual([]);
  });

  it('无权授予的项不变', () => {
    expect([...withRights(lines, [brand!.cells.delete!, external!.cells.view!], true, new Set())]).toEqual(['21']);
    expect(withRights(lines, [brand!.cells.view!], false, new Set(['21', '23'])).has('23')).toBe(true);
  });

  it('汇总为有、部分、无', () => {
    const views = [brand!.cells.view!, external!.cells.view!];
    expect(stateOf(views, new Set())).toBe('off');
    expect(stateOf(views, new Set(['21']))).toBe('half');
    expect(stateOf(views, new Set(['21', '4']))).toBe('on');
  });

  it('字段数按实际能做的计算：不能编辑时都是只读，不能查看时没有', () => {
    const fields = withLevel([], 'brand', ['labelPath'], 'hidden');
    expect(countFields(brand!, new Set(['21', '22']), fields)).toEqual({ editable: 1, readonly: 0, hidden: 1 });
    expect(countFields(brand!, new Set(['21']), fields)).toEqual({ editable: 0, readonly: 1, hidden: 1 });
    expect(countFields(brand!, new Set(), fields)).toBeUndefined();
    expect(withLevel(fields, 'brand', ['labelPath'], 'editable')).toEqual([]);
  });
});
