import type { Member } from '@edp/contract/modules/user-group/user-group.ts';
import { lazy } from '../../kernel/lazy.ts';
import { PickerInput } from '../../ui/pickers/picker-input.tsx';
import type { Named } from '../../ui/pickers/sources.ts';
import { useUserGroupText } from './user-group.texts.ts';

const PeopleTransfer = lazy(async () => (await import('../subject/shared/people-transfer.tsx')).PeopleTransfer);

interface Props {
  value?: readonly Member[];
  onChange?: (members: readonly Member[]) => void;
}

const toNamed = ({ id, realname, organizationName }: Member): Named => ({
  id,
  name: realname,
  detail: organizationName,
});
const toMember = ({ id, name, detail = '' }: Named): Member => ({ id, realname: name, organizationName: detail });

/** The people of a group, chosen by name or department. */
export function MembersInput(props: Props) {
  const t = useUserGroupText();
  return (
    <PickerInput<Member> {...props} label={t('chooseMembers')} nameOf={({ realname }) => realname}>
      {({ initial, onConfirm, onClose }) => (
        <PeopleTransfer
          title={t('chooseMembers')}
          initial={initial.map(toNamed)}
          onConfirm={(people) => onConfirm(people.map(toMember))}
          onClose={onClose}
        />
      )}
    </PickerInput>
  );
}
