import { describe, expect, it } from 'vitest';
import type { CategoryOutline } from '../../modules/category/add-categories.ts';
import { systemCategorySets } from '../../modules/tenant/system-category-sets.ts';
import { demoMaterialCategories } from '../demo-material-categories.ts';
import { demoSpecifications } from '../demo-specifications.ts';
import { demoTenants } from '../demo-tenants.ts';
import { demoUnits } from '../demo-units.ts';
import { demoMaterials } from '../materials/demo-materials.ts';
import type { DemoProduct } from './demo-product.ts';
import { demoProducts } from './demo-products.ts';
import { demoVariants } from './variants.ts';
import { demoGoodsGroups } from '../fill-demo-tenant.ts';

const all = demoProducts();
const variants = all.map((product) => demoVariants(product));
const normal = (text: string) => text.normalize('NFKC').toLowerCase();
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
/** Codes of the products for which a rule does not hold: a failure names them. */
const except = (rule: (product: DemoProduct) => boolean) =>
  all.filter((product) => !rule(product)).map(({ code }) => code);
const lacking = (item: DemoProduct['lacks'][number]) => all.filter(({ lacks }) => lacks.includes(item));

/** Every category as 上级/名称. */
const pathsOf = (outline: readonly CategoryOutline[], parent: string, code: string): string[] =>
  outline.flatMap(([name, , below = []], index) => {
    const place = `${code}${String(index + 1).padStart(2, '0')}`;
    return [`${parent}/${name}`, ...pathsOf([...below, ...(demoMaterialCategories[place] ?? [])], name, place)];
  });

describe('演示商品', () => {
  it('三百种，三分之一为多款式，每种4到60个规格，其中一种2048个；每次都相同', () => {
    expect(all).toHaveLength(300);
    const counts = variants.map((each) => each.length).filter((count) => count > 1);
    expect(counts).toHaveLength(100);
    expect(counts.filter((count) => count < 4 || count > 60)).toEqual([2048]);
    expect(demoProducts()).toEqual(all);
  });

  it('最早的是单款式，且已上架', () => {
    expect(all[0]).toMatchObject({ matrix: [], isOnShelf: true });
  });

  it('商品编码与物料编码不重复，不分大小写与全角半角，不超过20个字符', () => {
    expect(repeated(all.map(({ code }) => normal(code)))).toEqual([]);
    const codes = [...variants.flat().map(({ code }) => code), ...demoMaterials().map(({ itemCode }) => itemCode)]
      .map(normal)
      .toSorted();
    expect(codes.filter((code, index) => code === codes[index - 1])).toEqual([]);
    expect(except(({ code }) => code.length <= 20)).toEqual([]);
    expect(variants.flat().filter(({ code }) => code.length > 20)).toEqual([]);
  });

  it('名称、关键字与描述在长度之内，名称不重复', () => {
    expect(
      except(
        ({ name, english, keyword, description }) =>
          name.length <= 50 && english.length <= 50 && keyword.length <= 100 && description.length <= 500,
      ),
    ).toEqual([]);
    expect(repeated(all.map(({ name }) => normal(name)))).toEqual([]);
    expect(variants.flat().filter(({ name }) => name.length > 100)).toEqual([]);
  });

  it('分类、单位、品牌、分组、规格与规格值都存在', () => {
    const categories = new Set(
      pathsOf(systemCategorySets.find(({ code }) => code === 'PRO_BASE_CLASS')!.outline, '', ''),
    );
    const units = new Set(Object.values(demoUnits).flatMap((each) => each.map(([code]) => code)));
    const brands = new Set(demoTenants[0]!.brands.filter(({ active = true }) => active).map(({ code }) => code));
    const groups = new Set<string>(demoGoodsGroups.map(({ name }) => name));
    const values = new Set(
      demoSpecifications
        .filter(({ active = true }) => active)
        .flatMap(({ name, values: names }) =>
          names.map((value) => `${name}/${typeof value === 'string' ? value : value[0]}`),
        ),
    );
    expect(except(({ category }) => categories.has(category))).toEqual([]);
    expect(except(({ unit, brand }) => units.has(unit) && brands.has(brand))).toEqual([]);
    expect(except((product) => product.groups.every((group) => groups.has(group)))).toEqual([]);
    expect(
      except(({ matrix }) =>
        matrix.every(
          ([specification, names]) =>
            names.length > 1 && names.every((value) => values.has(`${specification}/${value}`)),
        ),
      ),
    ).toEqual([]);
  });

  it('价格为正，标价不高于市场价，同一商品的规格价格相差合理', () => {
    expect(
      variants
        .flat()
        .filter(
          ({ marketPrice, listPrice }) =>
            !(
              Number(marketPrice) > 0 &&
              (listPrice === null || (Number(listPrice) > 0 && Number(listPrice) <= Number(marketPrice)))
            ),
        ),
    ).toEqual([]);
    const ranges = variants
      .map((each) => each.map(({ marketPrice }) => Number(marketPrice)))
      .map((prices) => Math.max(...prices) / Math.min(...prices));
    expect(Math.max(...ranges)).toBeLessThan(160);
  });

  it('大多数已上架；上架的不缺图片、价格、详情与库存组织，未上架的各有所缺', () => {
    const onShelf = all.filter(({ isOnShelf }) => isOnShelf);
    expect(onShelf.length).toBeGreaterThan(230);
    expect(onShelf.length).toBeLessThan(280);
    for (const item of ['picture', 'price', 'details', 'organisation'] as const) {
      expect(lacking(item).length).toBeGreaterThan(1);
      expect(lacking(item).filter(({ isOnShelf }) => isOnShelf)).toEqual([]);
    }
    for (const item of ['parameter', 'document', 'translation'] as const)
      expect(lacking(item).filter(({ isOnShelf }) => isOnShelf).length).toBeGreaterThan(5);
    expect(all.filter(({ lacks }) => lacks.length === 0).length).toBeGreaterThan(100);
  });

  it('约一半有库存，条形码的校验位正确', () => {
    const stocked = variants.filter((each) => each.some(({ stock }) => stock > 0)).length;
    expect(stocked).toBeGreaterThan(100);
    expect(stocked).toBeLessThan(200);
    const sum = (code: string) =>
      Array.from(code, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
    expect(
      variants
        .flat()
        .filter(({ barCode }) => barCode !== '' && !(/^69\d{11}$/.test(barCode) && sum(barCode) % 10 === 0)),
    ).toEqual([]);
  });
});
