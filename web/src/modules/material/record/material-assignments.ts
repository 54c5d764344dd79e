import { material } from '@edp/contract/modules/material/material.ts';
import type { Assignments } from '../../../ui/record/organisations/assignments.ts';
import type { MaterialRecordText } from './material-record.texts.ts';

/** How materials are assigned to inventory organisations. */
export const materialAssignments = (t: MaterialRecordText): Assignments => ({
  idName: 'skuId',
  calls: {
    organisations: material.organisations,
    assignable: material.assignable,
    assign: material.assign,
    unassign: material.unassign,
  },
  messages: { nothingToAssign: 'material.nothingToAssign', nothingToUnassign: 'material.nothingToUnassign' },
  removeDetail: t('removeDetail'),
});
