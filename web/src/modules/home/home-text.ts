import { dictionary } from '../../kernel/text.ts';
import { homeEn } from './home.en.ts';
import { homeZh } from './home.zh.ts';

export const { useText: useHomeText } = dictionary('home', homeZh, homeEn);
