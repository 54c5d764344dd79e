import type { Text } from '../../kernel/language.ts';

export const menuTexts = {
  'menu.nameRequired': { ZHS: '请输入菜单名称', ENG: 'Please enter the name of the entry' },
  'menu.addressRequired': { ZHS: '请输入外部页面的网址', ENG: 'Please enter the address of the external page' },
  'menu.addressWrong': {
    ZHS: '请输入以 https:// 或 http:// 开头的完整网址',
    ENG: 'Please enter a full address that begins with https:// or http://',
  },
  'menu.addressFixed': { ZHS: '内置菜单的地址不能修改', ENG: 'The address of a built-in entry cannot be changed' },
  'menu.builtIn': {
    ZHS: '内置菜单不能删除，可以隐藏',
    ENG: 'A built-in entry cannot be deleted, but it can be hidden',
  },
  'menu.notEmpty': {
    ZHS: '分组下还有菜单，请先移走后再删除',
    ENG: 'The group still holds entries. Please move them away first',
  },
  'menu.parentGone': {
    ZHS: '上级不是分组或已不存在，请重新选择',
    ENG: 'The entry above is not a group or no longer exists. Please choose another',
  },
  'menu.intoItself': { ZHS: '不能移到自身的下级', ENG: 'An entry cannot be moved below itself' },
  'menu.tooDeep': { ZHS: '菜单最多 {levels} 级', ENG: 'The menu has at most {levels} levels' },
  'menu.tooMany': { ZHS: '自建菜单最多 {most} 项', ENG: 'There can be at most {most} entries of your own' },
  'menu.keepsItself': {
    ZHS: '“菜单管理”及其所在分组不能隐藏，否则无法再进入本页恢复',
    ENG: 'The menu page and the groups it stands in cannot be hidden: there would be no way back to it',
  },
  'menu.rolesOfOwn': {
    ZHS: '内置菜单按权限授予，请在角色管理中设置',
    ENG: 'Built-in entries are granted with their permissions, in the settings of roles',
  },
  'menu.saved': { ZHS: '菜单已保存', ENG: 'Menu saved' },
} satisfies Record<string, Text>;
