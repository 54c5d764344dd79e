import { dictionary } from '../../kernel/text.ts';
import { newsEn } from './news.en.ts';
import { newsZh } from './news.zh.ts';

export const { useText: useNewsText, text: newsText } = dictionary('news', newsZh, newsEn);
