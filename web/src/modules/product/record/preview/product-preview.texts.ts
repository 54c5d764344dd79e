import { dictionary } from '../../../../kernel/text/text.ts';

export const { useText: usePreviewText } = dictionary('productPreview', {
  title: { ZHS: '商品预览', ENG: 'Product preview' },
  preview: { ZHS: '预览', ENG: 'Preview' },
  unnamed: { ZHS: '未命名商品', ENG: 'Unnamed product' },
  noPictures: { ZHS: '还没有图片', ENG: 'No pictures yet' },
  priceHidden: { ZHS: '价格面议', ENG: 'Price on request' },
  noPrice: { ZHS: '还没有价格', ENG: 'No price yet' },
  perUnit: { ZHS: '元', ENG: 'CNY' },
  suggested: { ZHS: '建议零售价 {price} 元', ENG: 'Suggested price {price} CNY' },
  minimumOrder: { ZHS: '{quantity} 起订', ENG: 'From {quantity}' },
  choose: { ZHS: '请选择规格', ENG: 'Please choose' },
  chosen: { ZHS: '已选 {name}', ENG: 'Chosen: {name}' },
  noVariants: { ZHS: '没有上架的规格', ENG: 'No variant is on the shelf' },
  details: { ZHS: '图文详情', ENG: 'Details' },
  parameter: { ZHS: '商品参数', ENG: 'Parameters' },
  documents: { ZHS: '商品资料', ENG: 'Documents' },
  nothingWritten: { ZHS: '还没有填写', ENG: 'Nothing written yet' },
  picture: { ZHS: '第 {place} 张图片', ENG: 'Picture {place}' },
  parts: { ZHS: '商品内容', ENG: 'About the product' },
});
