import type { SharingSideNames } from '@edp/contract/modules/sharing/sharing.ts';
import { subjectKinds, type Subjects } from '../subject/shared/subjects.ts';

/** The wire name of the list of each kind. */
const lists = { empIds: 'empList', orgIds: 'orgList', roleIds: 'roleList', groupIds: 'groupList' } as const;

export const noNames: SharingSideNames = { empList: [], orgList: [], roleList: [], groupList: [] };
export const noIds = { empIds: [], orgIds: [], roleIds: [], groupIds: [] };

export const subjectsOf = (names: SharingSideNames = noNames) =>
  Object.fromEntries(subjectKinds.map((kind) => [kind, names[lists[kind]]])) as unknown as Subjects;

export const namesOf = (subjects: Subjects) =>
  Object.fromEntries(
    subjectKinds.map((kind) => [
      lists[kind],
      subjects[kind].map(({ id, name, detail = '' }) => ({ id, name, detail })),
    ]),
  ) as SharingSideNames;

export const idsOf = (subjects: Subjects) =>
  Object.fromEntries(subjectKinds.map((kind) => [kind, subjects[kind].map(({ id }) => id)]));
