import { dictionary } from '../../kernel/text.ts';
import { categorySetEn } from './category-set.en.ts';
import { categorySetZh } from './category-set.zh.ts';

export const { useText: useCategorySetText, text: categorySetText } = dictionary('categorySet', categorySetZh, categorySetEn);
export type CategorySetText = typeof categorySetText;

export const typeNames = (t: CategorySetText) => [
  { value: 1, label: t('goods') },
  { value: 2, label: t('customer') },
  { value: 3, label: t('asset') },
];
