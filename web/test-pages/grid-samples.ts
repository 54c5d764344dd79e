import type { GridColumn, GridRow } from '../src/ui/grid/model/grid-model.ts';

const colours = ['蓝色', '灰色', '红色', '黄色'];
const materials = ['WCB', '304', '316L', '2205', '904L', 'CF8', 'CF8M', 'F51'];
const materialNames: Readonly<Record<string, string>> = { WCB: '碳钢 WCB', 304: '不锈钢 304', '316L': '不锈钢 316L' };
const sizes = ['DN15', 'DN20', 'DN25', 'DN40'];

/** As many variants of a valve as asked for: the colours, within them the materials, within them the sizes. */
export const variants = (count: number): readonly GridRow[] =>
  Array.from({ length: count }, (_, index) => {
    const size = sizes[index % sizes.length]!;
    const perColour = Math.max(sizes.length, Math.ceil(count / colours.length));
    const material = materials[Math.floor((index % perColour) / sizes.length) % materials.length]!;
    const colour = colours[Math.floor(index / perColour)]!;
    const price = 168 + (index % 48) * 12.5;
    const number = Math.floor(index / (sizes.length * materials.length));
    return {
      key: `v${index + 1}`,
      ...(index === 10 && { struck: true }),
      ...(index === 13 && { locked: { code: '已有库存，编码不能修改' } }),
      values: {
        colour,
        material: materialNames[material] ?? material,
        size,
        code: index === 6 ? 'Q41F-3' : `Q41F-${index + 1}`,
        name: `法兰球阀 ${colour} ${material} ${size} ${number || ''}`.trim(),
        type: '1',
        market: index === 11 ? '' : price.toFixed(2),
        price: (price * 0.88).toFixed(2),
        stock: String((index * 37) % 2000),
        shelf: index % 7 !== 5,
      },
    };
  });

export const variantColumns: readonly GridColumn[] = [
  { name: 'colour', label: '颜色', kind: 'fixed', width: 80, pinned: true, fadesRepeats: true },
  { name: 'material', label: '材质', kind: 'fixed', width: 104, pinned: true, fadesRepeats: true },
  { name: 'size', label: '口径', kind: 'fixed', width: 72, pinned: true },
  {
    name: 'code',
    label: '物料编码',
    hint: '灰色为自动生成',
    kind: 'text',
    width: 194,
    required: true,
    isMonospaced: true,
    staysWhenStruck: true,
  },
  { name: 'name', label: '物料名称', kind: 'text', width: 214, required: true, grows: true },
  {
    name: 'type',
    label: '物料类型',
    kind: 'choice',
    width: 90,
    required: true,
    options: [
      { value: '1', label: '自制成品' },
      { value: '2', label: '外购成品' },
      { value: '3', label: '半成品' },
    ],
  },
  { name: 'market', label: '市场价', kind: 'number', width: 102, align: 'right', required: true, decimals: 2 },
  { name: 'price', label: '标价', kind: 'number', width: 102, align: 'right', required: true, decimals: 2 },
  { name: 'stock', label: '库存', kind: 'fixed', width: 80, align: 'right' },
  { name: 'shelf', label: '上架', kind: 'switch', width: 60, align: 'center' },
];
