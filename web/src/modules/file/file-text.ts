import { dictionary } from '../../kernel/text.ts';
import { fileEn } from './file.en.ts';
import { fileZh } from './file.zh.ts';

export const { useText: useFileText } = dictionary('file', fileZh, fileEn);
