import type { SettingType } from '@edp/contract/modules/setting/setting.ts';
import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useSettingText, text: settingText } = dictionaryPart('setting', {
  modules: { ZHS: '模块', ENG: 'Modules' },
  categories: { ZHS: '应用分类', ENG: 'Application categories' },
  labels: { ZHS: '应用标签', ENG: 'Application labels' },
  module: { ZHS: '模块', ENG: 'module' },
  category: { ZHS: '应用分类', ENG: 'application category' },
  label: { ZHS: '应用标签', ENG: 'application label' },
  theModules: { ZHS: '模块', ENG: 'modules' },
  theCategories: { ZHS: '应用分类', ENG: 'application categories' },
  theLabels: { ZHS: '应用标签', ENG: 'application labels' },
  moduleName: { ZHS: '模块名称', ENG: 'Module name' },
  categoryName: { ZHS: '应用分类名称', ENG: 'Category name' },
  labelName: { ZHS: '应用标签名称', ENG: 'Label name' },
  new: { ZHS: '新增', ENG: 'New' },
  editOf: { ZHS: '编辑 {name}', ENG: 'Edit {name}' },
  deleteSelected: { ZHS: '确认删除选中的{items}？', ENG: 'Confirm to delete the selected {items}?' },
  deleteOne: { ZHS: '确认删除该{item}？', ENG: 'Confirm to delete this {item}?' },
  deleteDetail: {
    ZHS: '{names}。删除后不能恢复；已被使用的不能删除。',
    ENG: '{names}. This cannot be undone. What is in use cannot be deleted.',
  },
  manyNames: { ZHS: '{names} 等 {count} 项', ENG: '{names} and others, {count} in all' },
});

/** The path and the words of the screen of each type. */
export const words = {
  APPLICATION_MODULE: {
    path: '/applicationSetup/moudel',
    title: 'modules',
    name: 'moduleName',
    item: 'module',
    items: 'theModules',
  },
  APPLICATION_CATEGORY: {
    path: '/applicationSetup/appsort',
    title: 'categories',
    name: 'categoryName',
    item: 'category',
    items: 'theCategories',
  },
  APPLICATION_LABEL: {
    path: '/applicationSetup/applabel',
    title: 'labels',
    name: 'labelName',
    item: 'label',
    items: 'theLabels',
  },
} as const satisfies Record<SettingType, object>;
