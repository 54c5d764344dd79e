import { type DemoBom, type DemoPart, group, part } from './demo-bom.ts';

const systems = [
  '进水系统',
  '提升系统',
  '配水系统',
  '加药系统',
  '过滤系统',
  '消毒系统',
  '供电系统',
  '自控系统',
  '通风系统',
  '检修系统',
];
const size = 5000;

/** A whole pumping station of 5,000 components in four levels. */
export function largeBom(codes: readonly string[]): DemoBom {
  let made = systems.length;
  const next = (index: number) =>
    part(codes[(index * 37) % codes.length]!, 1 + (index % 8), index % 11 === 0 ? { scrap: 3 } : {});
  const many = (count: number, make: (index: number) => DemoPart): DemoPart[] =>
    Array.from({ length: count }, (_, index) => {
      made++;
      return make(index);
    });
  const parts = systems.map((name, system) =>
    group(
      name,
      '',
      many(9, (unit) =>
        group(
          `${name}${unit + 1}号单元`,
          '',
          many(6, (assembly) =>
            group(
              `组件${unit + 1}.${assembly + 1}`,
              '',
              many(8, (index) => next(((system * 9 + unit) * 6 + assembly) * 8 + index)),
            ),
          ),
        ),
      ),
    ),
  );
  const rest = many(size - made, (index) => next(index));
  return {
    head: { name: '一体化智慧泵站', specification: '日处理 2 万吨' },
    parts: [...parts.slice(0, -1), { ...parts.at(-1)!, below: [...parts.at(-1)!.below, ...rest] }],
    released: 1,
    hasDraft: false,
    remark: '全站部件清单',
  };
}
