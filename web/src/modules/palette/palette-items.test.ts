import type { NewRecord } from '@edp/contract/modules/search/search.ts';
import { describe, expect, it } from 'vitest';
import {
  additionsFor,
  commandItems,
  exchangesFor,
  matchText,
  ranked,
  recordGroups,
  routeOfAddition,
  step,
} from './palette-items.ts';

const brands = { initials: 'ppgl', pinyin: 'pinpaiguanli' };
const brand: NewRecord = { noun: 'brand', title: '品牌', link: '/brand?new=', initials: 'pp', pinyin: 'pinpai' };
const material: NewRecord = {
  noun: 'material',
  title: '物料',
  link: '/materialManage/0/0',
  initials: 'wl',
  pinyin: 'wuliao',
};

describe('菜单的匹配', () => {
  it.each([
    ['品牌', 0, [0, 2]],
    ['管理', 1, [2, 4]],
    ['PP', 2, [0, 2]],
    ['gl', 3, [2, 4]],
    ['pinpai', 4, [0, 0]],
    ['pin pai', 4, [0, 0]],
  ])('“%s”：第 %d 等', (query, rank, marked) => {
    expect(matchText('品牌管理', brands, query)).toEqual({ rank, marked });
  });

  it('不相干的不匹配', () => {
    expect(matchText('品牌管理', brands, 'zc')).toBeUndefined();
    expect(matchText('品牌管理', brands, '物料')).toBeUndefined();
  });

  it('匹配得好的在前，同等的保持原来的顺序', () => {
    const names = ['产品管理', '品牌管理', '管理品牌'];
    const found = ranked(names, (name) => matchText(name, { initials: '', pinyin: '' }, '品'));
    expect(found.map(({ thing }) => thing)).toEqual(['品牌管理', '产品管理', '管理品牌']);
  });
});

describe('新增操作', () => {
  it.each(['品牌', 'pp', '新增品牌', '新增 品牌', 'xzpp'])('“%s”是新增品牌', (query) => {
    expect(additionsFor(query, [material, brand])).toEqual([{ added: brand, name: '' }]);
  });

  it('后面的词是新记录的名称，写进地址；整页的表单不带名称', () => {
    const [addition] = additionsFor('新增品牌 红星 A&B', [material, brand]);
    expect(addition).toEqual({ added: brand, name: '红星 A&B' });
    expect(routeOfAddition(addition!)).toBe('/brand?new=%E7%BA%A2%E6%98%9F%20A%26B');
    expect(additionsFor('物料 轴承', [material, brand])).toEqual([{ added: material, name: '' }]);
  });

  it('“新增”后面不是类别的词，用作新名称；没有“新增”时是在查找，不提供新增', () => {
    expect(additionsFor('新增红星', [material, brand])).toEqual([{ added: brand, name: '红星' }]);
    expect(additionsFor('红星', [material, brand])).toEqual([]);
    expect(additionsFor('', [material, brand])).toEqual([]);
    expect(additionsFor('新增', [material, brand])).toHaveLength(2);
  });
});

describe('其他操作', () => {
  it('以导入或导出开头时，列出可以导入、导出的类别', () => {
    const found = (query: string) => exchangesFor(query, [material, brand]).map(({ route }) => route);
    expect(found('导入品牌')).toEqual(['/import/brand']);
    expect(found('dc pp')).toEqual(['/brand?export=']);
    expect(found('daochu')).toEqual(['/materialManage?export=', '/brand?export=']);
    expect(found('品牌')).toEqual([]);
  });

  it('按名称、首字母与全拼找到，标出名称中的字', () => {
    const exit = { key: 'exit', title: '退出', initials: 'tc', pinyin: 'tuichu', run: () => {} };
    for (const query of ['退出', 'tc', 'tuichu'])
      expect(commandItems([exit], query)).toMatchObject([{ title: '退出' }]);
    expect(commandItems([exit], '保存')).toEqual([]);
  });
});

describe('列表', () => {
  const texts = { about: (count: string) => `约 ${count}`, seeAll: (count: string) => `全部 ${count}`, more: '更多' };
  it('记录按类别成组，估计的总数另有说法；显示不全而有列表的，末尾是查看全部，没有列表的是显示更多', () => {
    const record = {
      id: '7',
      name: '轴承',
      code: 'A1',
      path: '',
      state: '',
      picture: '',
      link: '/materialManage?open=7',
      matched: 'name' as const,
      marked: [0, 2] as [number, number],
      codeMarked: [0, 1] as [number, number],
      fields: [],
    };
    const found = {
      list: 'material.list',
      noun: 'material',
      title: '物料',
      total: 2041,
      approximate: true,
      link: '/materialManage?keyword=%E8%BD%B4',
      records: [record],
    };
    const [group] = recordGroups([found], texts);
    expect(group).toMatchObject({
      title: '物料',
      count: '约 2,041',
      items: [
        { title: '轴承', hint: 'A1', hintMarked: [0, 1], route: '/materialManage?open=7' },
        { title: '全部 约 2,041', route: '/materialManage?keyword=%E8%BD%B4' },
      ],
    });
    const [whole] = recordGroups([{ ...found, total: 1, approximate: false }], texts);
    const [unlisted] = recordGroups([{ ...found, link: '' }], texts);
    const [narrowed] = recordGroups([{ ...found, link: '' }], { ...texts, more: undefined });
    expect([whole!.items.length, unlisted!.items[1]?.title, narrowed!.items.length]).toEqual([1, '更多', 1]);
  });

  it('方向键到头后回到另一头；没有结果时不动', () => {
    expect([step(0, -1, 3), step(2, 1, 3), step(0, 1, 0)]).toEqual([2, 0, 0]);
  });
});
