import { category } from '@edp/contract/modules/category.ts';
import { label } from '@edp/contract/modules/label.ts';
import { organisation } from '@edp/contract/modules/organisation.ts';
import { setting } from '@edp/contract/modules/setting.ts';
import { sharing } from '@edp/contract/modules/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { certificateChanges } from '../certificate/certificate.figure.ts';
import type { ChangeSource } from './figure-source.ts';
import { recordSources } from './figures.ts';

const nowhere = () => '';

/** What has no figure of its own, but changes that people want to know of. */
const others: readonly ChangeSource[] = [
  // A node stands in the tree of a set; the list finds sets.
  { noun: 'category', table: 'category', linkTo: () => '/categorySet', isFor: (session) => hasPermission(session, category.detail.can) },
  { noun: 'label', table: 'label', linkTo: () => '/labelSet', isFor: (session) => hasPermission(session, label.detail.can) },
  certificateChanges,
  { noun: 'setting', table: 'setting', linkTo: nowhere, isFor: (session) => hasPermission(session, setting.list.can) },
  { noun: 'organisation', table: 'organisation', linkTo: nowhere, isFor: (session) => hasPermission(session, organisation.list.can) },
  { noun: 'userGroup', table: 'user_group', linkTo: nowhere, isFor: (session) => hasPermission(session, userGroup.save.can) },
  { noun: 'sharingRule', table: 'sharing_rule', linkTo: nowhere, isFor: (session) => hasPermission(session, sharing.list.can) },
];

export const changeSources: readonly ChangeSource[] = [...recordSources, ...others];
