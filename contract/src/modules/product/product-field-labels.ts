import type { Text } from '../../kernel/language.ts';

/** What the fields are called that only the form of a product and its spreadsheet have. */
export const productFieldLabels = {
  keyword: { ZHS: '关键字', ENG: 'Keywords' },
  description: { ZHS: '商品描述', ENG: 'Description' },
  labels: { ZHS: '标签', ENG: 'Labels' },
  groups: { ZHS: '商品分组', ENG: 'Goods groups' },
  thumbnail: { ZHS: '缩略图', ENG: 'Thumbnail' },
  pictures: { ZHS: '主图', ENG: 'Pictures' },
  unit: { ZHS: '计量单位', ENG: 'Unit' },
  type: { ZHS: '商品类型', ENG: 'Type' },
  origin: { ZHS: '产地', ENG: 'Place of origin' },
  minimumOrder: { ZHS: '起订量', ENG: 'Minimum order' },
  minimumPacking: { ZHS: '最小包装量', ENG: 'Minimum packing' },
  listingTime: { ZHS: '上市日期', ENG: 'Listing date' },
  indate: { ZHS: '保质期', ENG: 'Shelf life' },
  suggestedPrice: { ZHS: '建议零售价', ENG: 'Suggested price' },
  barCode: { ZHS: '商品条码', ENG: 'Bar code' },
  showPrice: { ZHS: '显示价格', ENG: 'Show prices' },
  bathEnable: { ZHS: '批次控制', ENG: 'Lot control' },
  serialNumberEnable: { ZHS: '序列号控制', ENG: 'Serial control' },
  assetMaterial: { ZHS: '资产商品', ENG: 'Asset' },
} as const satisfies Record<string, Text>;

/** What a template says about its columns. */
export const productHints = {
  code: {
    ZHS: '已有的编码修改该商品，新的编码新增商品。新增的商品为下架状态，图文详情在商品中补充',
    ENG: 'A known code changes that product, a new one creates a product: off the shelf, its details are added in its form',
  },
  keyword: { ZHS: '多个关键字用“;”隔开', ENG: 'Several are separated by “;”' },
  labels: {
    ZHS: '标签名称，多个用“；”隔开；同名的写出上级，如：用途/家用',
    ENG: 'The names of labels, separated by “;”; where two have the same, with the one above: Use/Home',
  },
  groups: { ZHS: '分组名称，多个用“；”隔开', ENG: 'The names of groups, separated by “;”' },
  indate: { ZHS: '天数', ENG: 'Days' },
  variant: { ZHS: '多款式商品的每一行各填各的', ENG: 'Of several styles, each row has its own' },
  variantCode: {
    ZHS: '不填则自动生成；多款式商品的每一行各填各的',
    ENG: 'Empty: generated. Of several styles, each row has its own',
  },
  values: {
    ZHS: '单款式商品留空。多款式商品每个规格组合一行，各行的商品编码相同且相邻，写成：颜色:红；尺寸:L。其他商品信息填在第一行即可。已有商品的新组合为新增规格，已有的组合为修改',
    ENG: 'Empty for a single style. Several styles have a row for each combination, one after the other, with the same product code: Colour:Red;Size:L. The first row has the rest. Of a known product, a new combination is added',
  },
} as const satisfies Record<string, Text>;
