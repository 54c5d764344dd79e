import type { Translated } from '../../kernel/text.ts';
import type { recordAccessZh } from './record-access.zh.ts';

export const recordAccessEn: Translated<typeof recordAccessZh> = {
  open: 'Who can see',
  title: 'Who can see {name}',
  explain: 'These people see this record. Of several reasons the strongest counts; whoever has no role that edits may only look.',
  search: 'Find by name',
  person: 'Name',
  organisation: 'Organisation',
  power: 'Permission',
  reasons: 'Reasons',
  reasonWithPower: '{reason} ({power})',
  nobody: 'Nobody found. Try another name',
  everybody: 'All colleagues can see this record',
  everybodyDetail: 'Type a name to see what that person may do, and why.',
};
