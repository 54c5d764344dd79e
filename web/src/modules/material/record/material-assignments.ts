import { material } from '@edp/contract/modules/material/material.ts';
import type { Assignments } from '../../../ui/record/organisations/assignments.ts';
import { materialPage } from '../material-row.ts';

/** How materials are assigned to inventory organisations. */
export const materialAssignments: Assignments = {
  idName: 'skuId',
  calls: { organisations: material.organisations, assignable: material.assignable },
  pageOf: materialPage,
};
