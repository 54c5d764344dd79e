import { dictionary } from '../../kernel/text.ts';
import { sharingEn } from './sharing.en.ts';
import { sharingZh } from './sharing.zh.ts';

export const { useText: useSharingText, text: sharingText } = dictionary('sharing', sharingZh, sharingEn);
export type SharingText = typeof sharingText;
