import { type Member, type UserGroup, userGroupRecord } from '@edp/contract/modules/user-group/user-group.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { PickedTags } from '../../ui/pickers/picked-tags.tsx';
import { lazy } from '../../kernel/lazy.ts';
import { PickerInput } from '../../ui/pickers/picker-input.tsx';
import type { Named } from '../../ui/pickers/sources.ts';
import { useUserGroupText } from './user-group.texts.ts';

const nameOf = ({ realname }: Readonly<Record<string, unknown>>) => realname as string;
/** The list of groups does not have them: until the record is read, none are shown. */
const noMembers: readonly Member[] = [];

const Inputs = definedInputs<UserGroup>(userGroupRecord, { members: MembersField });

export const userGroupScreens = recordScreens<UserGroup>(() => {
  const kind = useDefinedKind<UserGroup>(userGroupRecord);
  const { members } = kind.fields;
  return {
    ...kind,
    fields: {
      ...kind.fields,
      members: {
        ...members!,
        isWide: true,
        nameOf,
        render: (people) => (
          <PickedTags
            items={(people as readonly Member[] | undefined) ?? noMembers}
            nameOf={({ realname }) => realname}
            onChange={undefined}
          />
        ),
      },
    },
    Inputs,
  };
});

function MembersField() {
  const text = useDefinitionText(userGroupRecord);
  return (
    <FormField name="members" hint={text.of('members', 'hint')}>
      <MembersInput />
    </FormField>
  );
}

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
function MembersInput(props: Props) {
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
