import { defineNoun } from '../../kernel/record/noun.ts';
import { editText, viewText } from '../../kernel/menu-entry.ts';

export const dictionaryNoun = defineNoun({
  name: 'dictionary',
  table: 'dictionary',
  title: { ZHS: '数据字典', ENG: 'Dictionaries' },
  view: 'dictionary.view',
  edit: 'dictionary.edit',
  menu: {
    group: 'system',
    code: 'dictionary',
    name: { ZHS: '数据字典', ENG: 'Dictionaries' },
    icon: 'book',
    url: '/dictionary',
    permissions: [
      { code: 'dictionary.view', name: viewText },
      { code: 'dictionary.edit', name: editText },
    ],
  },
  parts: { dictionary_item: { ZHS: '字典项', ENG: 'Dictionary items' } },
  translated: true,
  imported: true,
  changes: { byName: true },
  texts: {
    'dictionary.unknownKey': {
      ZHS: '没有这个数据字典，请检查字典键',
      ENG: 'There is no such dictionary. Please check the key',
    },
    'dictionary.codeRequired': { ZHS: '请输入字典键', ENG: 'Please enter the key' },
    'dictionary.codeFormat': {
      ZHS: '只能用字母、数字、点、下划线和连字符，以字母开头',
      ENG: 'Only letters, digits, dots, underscores and hyphens, beginning with a letter',
    },
    'dictionary.codeTaken': { ZHS: '字典键已存在，请更换', ENG: 'This key is taken. Please choose another' },
    'dictionary.codeFixed': { ZHS: '系统字典的键不能修改', ENG: 'The key of a system dictionary cannot be changed' },
    'dictionary.nameRequired': { ZHS: '请输入字典名称', ENG: 'Please enter the name of the dictionary' },
    'dictionary.builtIn': { ZHS: '系统字典不能删除', ENG: 'A system dictionary cannot be deleted' },
    'dictionary.itemCodeRequired': { ZHS: '请输入项的编码', ENG: 'Please enter the code of the item' },
    'dictionary.itemCodeFormat': {
      ZHS: '只能用字母、数字、点、下划线和连字符',
      ENG: 'Only letters, digits, dots, underscores and hyphens',
    },
    'dictionary.itemCodeTwice': { ZHS: '编码不可重复', ENG: 'Codes must differ' },
    'dictionary.itemCodeFixed': {
      ZHS: '已保存的编码不能修改，可停用后另建一项',
      ENG: 'A saved code cannot be changed. Disable the item and add another',
    },
    'dictionary.itemNameRequired': { ZHS: '请输入项的名称', ENG: 'Please enter the name of the item' },
    'dictionary.itemBuiltIn': {
      ZHS: '“{name}”是系统项，不能删除，可以停用',
      ENG: '“{name}” comes with the system and cannot be deleted, but it can be disabled',
    },
    'dictionary.itemInUse': {
      ZHS: '“{name}”已被使用，不能删除，可以停用：{uses}',
      ENG: '“{name}” is in use and cannot be deleted, but it can be disabled: {uses}',
    },
  },
});
