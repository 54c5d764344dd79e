import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useOrganisationText, text: organisationText } = dictionaryPart('organisation', {
  departments: { ZHS: '部门', ENG: 'Departments' },
  inventoryOrganisations: { ZHS: '库存组织', ENG: 'Inventory organisations' },
  tree: { ZHS: '部门树', ENG: 'Departments' },
  search: { ZHS: '搜索名称、编码或拼音首字母', ENG: 'Search by name, code or pinyin initials' },
  addRoot: { ZHS: '新增一级部门', ENG: 'New top department' },
  addChild: { ZHS: '新增下级部门', ENG: 'New sub-department' },
  emptyDetail: { ZHS: '从新增第一个一级部门开始。', ENG: 'Start with the first top department.' },
  noChild: { ZHS: '最多{max}级，不能再添加下级', ENG: 'At most {max} levels: no further level can be added' },
  noHead: { ZHS: '没有找到该员工', ENG: 'No such person' },
  count: { ZHS: '{count} 人', ENG: '{count}' },
  viewPeople: { ZHS: '查看员工', ENG: 'Show them' },
  deleteDetail: {
    ZHS: '删除后不能恢复；有员工、下级部门或被规则引用的部门不能删除。',
    ENG: 'This cannot be undone. A department with people, sub-departments or rules cannot be deleted.',
  },
  cannotDelete: { ZHS: '“{name}”不能删除', ENG: '“{name}” cannot be deleted' },
  cannotDeleteDetail: {
    ZHS: '该部门还有：{uses}。请先移走或删除它们。',
    ENG: 'It still has: {uses}. Please move or delete them first.',
  },
  useCount: { ZHS: '{title} {count} 个', ENG: '{title}: {count}' },
  useOfPeople: { ZHS: '员工 {count} 人', ENG: 'people: {count}' },
  useOfDepartments: { ZHS: '下级部门 {count} 个', ENG: 'sub-departments: {count}' },
  understood: { ZHS: '知道了', ENG: 'OK' },
  changes: { ZHS: '变更记录', ENG: 'History' },
});
