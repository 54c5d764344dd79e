import { kernelEn } from './kernel.en.ts';
import { kernelZh } from './kernel.zh.ts';
import { dictionary } from './text.ts';

export const { useText: useKernelText, text: kernelText } = dictionary('kernel', kernelZh, kernelEn);
