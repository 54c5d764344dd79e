import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useInventoryOrganisationText, text: inventoryOrganisationText } = dictionaryPart(
  'inventoryOrganisation',
  {
    noRoles: { ZHS: '暂无角色可使用，请在角色中分配', ENG: 'No role may work in it yet: assign it in the roles' },
    setMaster: { ZHS: '设为主组织', ENG: 'Make it the master' },
    setMasterTitle: { ZHS: '将“{name}”设为主组织？', ENG: 'Make “{name}” the master?' },
    setMasterDetail: {
      ZHS: '只有一个主组织，它能看到全部物料和商品；其他库存组织只能看到分配给自己的。更换后立即生效：在“{name}”中工作的人将看到全部，在原主组织中工作的人只能看到分配给它的。',
      ENG: 'There is one master, which sees all materials and products; every other one sees only those assigned to it. It takes effect at once: people who work in “{name}” will see all of them, people who work in the former master only those assigned to it.',
    },
    deleteDetail: {
      ZHS: '编码 {code}。删除后不能恢复；有库存、物料、商品或角色使用的不能删除。',
      ENG: 'Code {code}. This cannot be undone. One with stock, materials, products or roles cannot be deleted.',
    },
    disableDetail: {
      ZHS: '停用后不能再切换到这些库存组织，也不能分配物料和商品；主组织、有库存或有人正在使用的不能停用。',
      ENG: 'They can no longer be worked in or be assigned to. The master and those with stock or people at work cannot be disabled.',
    },
  },
);
