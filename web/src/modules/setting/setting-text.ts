import type { SettingType } from '@edp/contract/modules/setting.ts';
import { dictionary } from '../../kernel/text.ts';
import { settingEn } from './setting.en.ts';
import { settingZh } from './setting.zh.ts';

export const { useText: useSettingText, text: settingText } = dictionary('setting', settingZh, settingEn);
export type SettingText = typeof settingText;

/** The path and texts of the screen of each type. */
export const screens = {
  APPLICATION_MODULE: { path: '/applicationSetup/moudel', title: 'modules', add: 'addModule', edit: 'editModule', name: 'moduleName', item: 'module', items: 'theModules' },
  APPLICATION_CATEGORY: { path: '/applicationSetup/appsort', title: 'categories', add: 'addCategory', edit: 'editCategory', name: 'categoryName', item: 'category', items: 'theCategories' },
  APPLICATION_LABEL: { path: '/applicationSetup/applabel', title: 'labels', add: 'addLabel', edit: 'editLabel', name: 'labelName', item: 'label', items: 'theLabels' },
} as const satisfies Record<SettingType, object>;
