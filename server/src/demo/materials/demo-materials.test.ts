import { describe, expect, it } from 'vitest';
import { systemCategorySets } from '../../modules/tenant/system-category-sets.ts';
import type { CategoryOutline } from '../../modules/category/add-categories.ts';
import { demoMaterialCategories } from '../demo-material-categories.ts';
import { departments } from '../demo-organisation.ts';
import { demoTenants } from '../demo-tenants.ts';
import { demoUnits } from '../demo-units.ts';
import type { DemoMaterial } from './demo-material.ts';
import { demoMaterials } from './demo-materials.ts';
import { demoInventoryOrganisations, demoUnitOrganisations } from './inventory-organisations.ts';

const all = demoMaterials();
const codes = new Set(all.map(({ itemCode }) => itemCode));
/** Codes of the materials for which a rule does not hold: a failure names them. */
const except = (rule: (material: DemoMaterial) => boolean) =>
  all.filter((material) => !rule(material)).map(({ itemCode }) => itemCode);
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const normal = (text: string) => text.normalize('NFKC').toLowerCase();

/** Leaves of an outline, each with the name above it. */
function leaves(
  outline: readonly CategoryOutline[],
  parent: string,
  code: string,
  more: Readonly<Record<string, readonly CategoryOutline[]>>,
): string[] {
  return outline.flatMap(([name, , below = []], index) => {
    const place = `${code}${String(index + 1).padStart(2, '0')}`;
    const children = [...below, ...(more[place] ?? [])];
    return children.length ? leaves(children, name, place, more) : [`${parent}/${name}`];
  });
}

const outlineOf = (set: string) => systemCategorySets.find(({ code }) => code === set)!.outline;
const categories = leaves(outlineOf('PRO_BASE_CLASS'), '', '', demoMaterialCategories);
const types = leaves(outlineOf('ITEM_TYPE_CLASS'), '', '', {});
const units = (category: string) => new Set(demoUnits[category]!.map(([code]) => code));
const allUnits = new Set(Object.keys(demoUnits).flatMap((category) => [...units(category)]));

const isDecimal = (text: string, decimals: number) =>
  new RegExp(`^(0|[1-9]\\d*)(\\.\\d{1,${decimals}})?$`).test(text) && Number(text) > 0;
const isDate = (text: string) => text === '' || (/^2026-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));

describe('演示物料', () => {
  it('约两千种，每次都相同', () => {
    expect(all.length).toBeGreaterThan(1900);
    expect(all.length).toBeLessThan(2100);
    expect(demoMaterials()).toEqual(all);
  });

  it('编码不重复，不分大小写与全角半角', () => {
    expect(repeated(all.map(({ itemCode }) => normal(itemCode)))).toEqual([]);
    expect(except(({ itemCode }) => /^[A-Za-z0-9.-]{3,40}$/.test(itemCode))).toEqual([]);
  });

  it('名称不超过50个字，编码不超过20个字符，与规格合在一起不重复', () => {
    expect(
      except(
        ({ itemCode, itemName, english }) =>
          itemName.length <= 50 &&
          itemCode.length <= 20 &&
          english.length > 0 &&
          english.length <= 50 &&
          itemName.trim() === itemName,
      ),
    ).toEqual([]);
    expect(repeated(all.map(({ itemName, specification }) => normal(`${itemName}|${specification}`)))).toEqual([]);
    expect(except((material) => !/undefined|NaN|null|Infinity/.test(JSON.stringify(material)))).toEqual([]);
    const isShort = (one: DemoMaterial) =>
      [
        one.specificationModel,
        one.specification,
        one.texture,
        one.drawingNumber,
        one.drawingExplain,
        one.sizeSpecification,
      ].every((text) => text.length <= 100);
    expect(except((material) => isShort(material) && material.materialDescription.length <= 200)).toEqual([]);
  });

  it('分类、类型和单位都存在，且按上级与名称只有一个', () => {
    expect(repeated(categories)).toEqual([]);
    expect(except(({ category }) => categories.includes(category))).toEqual([]);
    expect(except(({ type }) => types.includes(type))).toEqual([]);
    expect(except(({ unit }) => allUnits.has(unit))).toEqual([]);
    // Every branch has something to show.
    expect(categories.filter((category) => !all.some((material) => material.category === category))).toEqual([]);
    expect(types.filter((type) => !all.some((material) => material.type === type))).toEqual([]);
  });

  it('配件都存在，不是自己，也不重复', () => {
    expect(
      except(
        ({ itemCode, accessories }) =>
          accessories.every((code) => codes.has(code) && code !== itemCode) && repeated(accessories).length === 0,
      ),
    ).toEqual([]);
    expect(all.filter(({ accessories }) => accessories.length > 0).length).toBeGreaterThan(150);
  });

  it('价格与尺寸是有效的小数，数值有单位，毛重不小于净重', () => {
    expect(
      except(
        ({ marketPrice, listPricePerUnit }) =>
          isDecimal(marketPrice, 2) &&
          isDecimal(listPricePerUnit, 2) &&
          Number(listPricePerUnit) >= Number(marketPrice),
      ),
    ).toEqual([]);
    const isMeasure = (unit: string, category: string, texts: readonly string[]) =>
      (texts.every((text) => text === '') ? unit === '' : units(category).has(unit)) &&
      texts.every((text) => text === '' || isDecimal(text, 3));
    expect(
      except(({ measures: one }) =>
        isMeasure(one.lengthUnit, 'LengthUnit', [one.lengthStr, one.widthStr, one.highStr]),
      ),
    ).toEqual([]);
    expect(
      except(({ measures: one }) => isMeasure(one.weightUnit, 'WeightUnit', [one.roughWeight, one.netWeight])),
    ).toEqual([]);
    expect(except(({ measures: one }) => isMeasure(one.volumeUnit, 'VolumeUnit', [one.volumeStr]))).toEqual([]);
    expect(except(({ measures: one }) => Number(one.roughWeight) >= Number(one.netWeight))).toEqual([]);
  });

  it('内径、壁厚与外径相符', () => {
    const size = (text: string) => (/^[\d.]+ mm$/.test(text) ? Number.parseFloat(text) : undefined);
    const sized = all.map(({ itemCode, bore, wallThickness, outsideDiameter }) => ({
      itemCode,
      bore: size(bore),
      wall: size(wallThickness),
      outside: size(outsideDiameter),
    }));
    expect(sized.filter(({ bore, outside }) => bore !== undefined && outside !== undefined && bore >= outside)).toEqual(
      [],
    );
    const tubes = sized.filter(
      ({ bore, wall, outside }) => bore !== undefined && wall !== undefined && outside !== undefined,
    );
    expect(tubes.length).toBeGreaterThan(40);
    expect(tubes.filter(({ bore, wall, outside }) => Math.abs(bore! + 2 * wall! - outside!) > 1e-9)).toEqual([]);
  });

  it('批次与序列号的前缀和起始号只在受控时填写；资产必有序列号', () => {
    const isFilledWhen = (isControlled: boolean, ...texts: string[]) =>
      texts.every((text) => (text !== '') === isControlled);
    expect(
      except(({ flags, autoLotAlphaPrefix, startAutoLotNumber }) =>
        isFilledWhen(flags.isLotControl, autoLotAlphaPrefix, startAutoLotNumber),
      ),
    ).toEqual([]);
    expect(
      except(({ flags, autoSerialAlphaPrefix, startAutoSerialNumber }) =>
        isFilledWhen(flags.isSerialNumberControl, autoSerialAlphaPrefix, startAutoSerialNumber),
      ),
    ).toEqual([]);
    expect(except(({ flags }) => !flags.isInventoryAsset || flags.isSerialNumberControl)).toEqual([]);
    expect(
      except(
        ({ type, flags }) =>
          flags.isServiceItem === type.startsWith('服务/') && (!flags.isServiceItem || !flags.isInventoryItem),
      ),
    ).toEqual([]);
    expect(all.filter(({ flags }) => flags.isInventoryAsset).length).toBeGreaterThan(10);
    expect(all.filter(({ flags }) => !flags.enabled).length).toBeGreaterThan(5);
  });

  it('有效期在2026年，先后不颠倒', () => {
    expect(
      except(
        ({ startDateActive, endDateActive }) =>
          isDate(startDateActive) &&
          isDate(endDateActive) &&
          (endDateActive === '' || startDateActive <= endDateActive),
      ),
    ).toEqual([]);
    expect(except(({ createdDaysAgo }) => Number.isInteger(createdDaysAgo) && createdDaysAgo > 0)).toEqual([]);
  });

  it('约三分之一有库存，只在已分配的库存组织，数量为正', () => {
    expect(
      except(
        ({ organisations }) =>
          organisations.every((index) => index >= 1 && index <= 23) &&
          new Set(organisations).size === organisations.length,
      ),
    ).toEqual([]);
    expect(
      except(
        ({ stock, organisations }) =>
          stock.length <= 5 &&
          stock.every(({ organisation, quantity }) => organisations.includes(organisation) && isDecimal(quantity, 3)),
      ),
    ).toEqual([]);
    expect(except(({ stock, flags }) => stock.length === 0 || flags.isInventoryItem)).toEqual([]);
    const share = all.filter(({ stock }) => stock.length > 0).length / all.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.4);
  });

  it('图文与参数只用简单的标签', () => {
    const rich = all.filter(({ graphicDetails, parameter }) => graphicDetails || parameter);
    expect(rich.length).toBeGreaterThan(24);
    expect(rich.length).toBeLessThan(100);
    expect(
      except(
        ({ graphicDetails, parameter }) =>
          (graphicDetails + parameter).replace(/<\/?(h3|p|ul|li)>/g, '').search(/[<>&]/) === -1,
      ),
    ).toEqual([]);
  });
});

describe('演示库存组织', () => {
  const codesOf = (lines: typeof departments): string[] =>
    lines.flatMap(({ code, children = [] }) => [code, ...codesOf(children)]);

  it.each(demoTenants.map(({ code }) => ({ code })))('$code 有24个，所属组织都存在', ({ code }) => {
    const organisations = demoInventoryOrganisations[code]!;
    expect(organisations).toHaveLength(24);
    expect(repeated(organisations.map((organisation) => organisation.code))).toEqual([]);
    expect(repeated(organisations.map(({ name }) => name))).toEqual([]);
    const unitCodes = new Set([
      'D00',
      ...codesOf(departments),
      ...demoUnitOrganisations[code]!.map((company) => company.code),
    ]);
    expect(organisations.filter(({ unitOrganisation }) => !unitCodes.has(unitOrganisation))).toEqual([]);
  });
});
