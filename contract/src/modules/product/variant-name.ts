import type { Text } from '../../kernel/language.ts';

/** The list of the variants of one product. */
export const variantsOfProduct: Text = { ZHS: '规格列表', ENG: 'Variants' };

/** The longest name that a material has. */
const mostLetters = 100;

/** 法兰球阀 蓝色 WCB DN15 */
export const generatedName = (productName: string, valueNames: readonly string[]) =>
  [productName.trim(), ...valueNames].filter(Boolean).join(' ').slice(0, mostLetters);
