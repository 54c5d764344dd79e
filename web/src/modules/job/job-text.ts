import { dictionary } from '../../kernel/text.ts';
import { jobEn } from './job.en.ts';
import { jobZh } from './job.zh.ts';

export const { useText: useJobText, text: jobText } = dictionary('job', jobZh, jobEn);
