import { dictionary } from '../../kernel/text.ts';
import { brandEn } from './brand.en.ts';
import { brandZh } from './brand.zh.ts';

export const { useText: useBrandText, text: brandText } = dictionary('brand', brandZh, brandEn);
export type BrandText = typeof brandText;
