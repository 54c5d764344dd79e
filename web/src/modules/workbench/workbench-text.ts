import { dictionary } from '../../kernel/text.ts';
import { workbenchEn } from './workbench.en.ts';
import { workbenchZh } from './workbench.zh.ts';

export const { useText: useWorkbenchText } = dictionary('workbench', workbenchZh, workbenchEn);
