import type { Named } from '../../../ui/pickers/sources.ts';

/** The kinds of subjects, by the wire names of their id lists. */
export const subjectKinds = ['empIds', 'orgIds', 'roleIds', 'groupIds'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export type Subjects = Readonly<Record<SubjectKind, readonly Named[]>>;
export const noSubjects: Subjects = { empIds: [], orgIds: [], roleIds: [], groupIds: [] };

export const countOf = (subjects: Subjects) => subjectKinds.reduce((sum, kind) => sum + subjects[kind].length, 0);
