export interface DemoInventoryOrganisation {
  code: string;
  name: string;
  /** Code of the unit organisation that it belongs to. */
  unitOrganisation: string;
}

interface UnitOrganisation {
  code: string;
  name: string;
}

/** Companies of the group, below the group itself (D00), beside its departments. */
export const demoUnitOrganisations: Readonly<Record<string, readonly UnitOrganisation[]>> = {
  BRH: [
    { code: 'C01', name: '佰瑞华（苏州）泵业有限公司' },
    { code: 'C02', name: '佰瑞华（成都）技术服务有限公司' },
    { code: 'C03', name: '佰瑞华阀门（温州）有限公司' },
    { code: 'C04', name: '佰瑞华铸造（马鞍山）有限公司' },
    { code: 'C05', name: '佰瑞华智能控制（杭州）有限公司' },
    { code: 'C06', name: '佰瑞华贸易（上海）有限公司' },
  ],
  HXJT: [
    { code: 'C01', name: '华星设备制造（武汉）有限公司' },
    { code: 'C02', name: '华星供应链（西安）有限公司' },
    { code: 'C03', name: '华星流体设备（佛山）有限公司' },
    { code: 'C04', name: '华星精密铸造（襄阳）有限公司' },
    { code: 'C05', name: '华星智能装备（长沙）有限公司' },
    { code: 'C06', name: '华星进出口（宁波）有限公司' },
  ],
};

type Line = [name: string, unitOrganisation: string];

/**
 * Of both tenants in the same order: the master, then plants and workshops (1 to 8), then warehouses and centres.
 * Suffix 库存组织.
 */
const lines: Readonly<Record<string, readonly Line[]>> = {
  BRH: [
    ['佰瑞华总部', 'D00'],
    ['苏州制造基地', 'C01'],
    ['成都备件中心', 'C02'],
    ['苏州一厂机加工车间', 'C01'],
    ['苏州二厂装配车间', 'C01'],
    ['温州阀门工厂', 'C03'],
    ['马鞍山铸造工厂', 'C04'],
    ['杭州电控工厂', 'C05'],
    ['苏州试验中心', 'C01'],
    ['苏州原材料仓', 'C01'],
    ['苏州成品仓', 'C01'],
    ['苏州辅料与劳保仓', 'C01'],
    ['温州成品仓', 'C03'],
    ['马鞍山毛坯仓', 'C04'],
    ['杭州电子料仓', 'C05'],
    ['上海贸易中转仓', 'C06'],
    ['上海外高桥保税仓', 'C06'],
    ['广州区域配送中心', 'C06'],
    ['天津区域配送中心', 'C06'],
    ['武汉区域备件库', 'C02'],
    ['西安区域备件库', 'C02'],
    ['乌鲁木齐项目现场库', 'C02'],
    ['供应商寄售仓', 'D0301'],
    ['不合格品隔离仓', 'D0302'],
  ],
  HXJT: [
    ['华星总部', 'D00'],
    ['武汉装配厂', 'C01'],
    ['西安配送中心', 'C02'],
    ['武汉钣金车间', 'C01'],
    ['武汉机加工车间', 'C01'],
    ['佛山流体设备工厂', 'C03'],
    ['襄阳铸造工厂', 'C04'],
    ['长沙电控工厂', 'C05'],
    ['武汉检测中心', 'C01'],
    ['武汉原材料仓', 'C01'],
    ['武汉成品仓', 'C01'],
    ['武汉辅料与劳保仓', 'C01'],
    ['佛山成品仓', 'C03'],
    ['襄阳毛坯仓', 'C04'],
    ['长沙电子料仓', 'C05'],
    ['宁波进出口中转仓', 'C06'],
    ['宁波北仑保税仓', 'C06'],
    ['郑州区域配送中心', 'C02'],
    ['兰州区域配送中心', 'C02'],
    ['成都区域备件库', 'C02'],
    ['沈阳区域备件库', 'C02'],
    ['银川项目现场库', 'C02'],
    ['供应商寄售仓', 'D0301'],
    ['不合格品隔离仓', 'D0302'],
  ],
};

export const numberOfOrganisations = 24;

/** By the code of the tenant; the first is the master. */
export const demoInventoryOrganisations: Readonly<Record<string, readonly DemoInventoryOrganisation[]>> =
  Object.fromEntries(
    Object.entries(lines).map(([tenant, rows]) => [
      tenant,
      rows.map(([name, unitOrganisation], index) => ({
        code: `INV${String(index + 1).padStart(2, '0')}`,
        name: `${name}库存组织`,
        unitOrganisation,
      })),
    ]),
  );
