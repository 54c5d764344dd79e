import { userGroup, type Member, type UserGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { standardTitles } from '../../ui/noun/standard-fields.tsx';
import { LongTextInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { PickedTags } from '../../ui/pickers/picked-tags.tsx';
import { MembersInput } from './members-input.tsx';
import { useUserGroupText } from './user-group.texts.ts';

const nameOf = ({ realname }: Readonly<Record<string, unknown>>) => realname as string;
/** The list of groups does not have them: until the record is read, none are shown. */
const noMembers: readonly Member[] = [];

export const userGroupScreens = recordScreens<UserGroup>(() => {
  const t = useUserGroupText();
  const noun = useNounText();
  return {
    noun: 'userGroup',
    list: '/userGroup',
    titles: standardTitles(noun, t('thing')),
    calls: { detail: userGroup.detail, create: userGroup.save, update: userGroup.save },
    blank: { name: '', members: [], remark: '' },
    fields: {
      name: { label: t('name') },
      members: {
        label: t('members'),
        isWide: true,
        nameOf,
        render: (members) => (
          <PickedTags
            items={(members as readonly Member[] | undefined) ?? noMembers}
            nameOf={({ realname }) => realname}
            onChange={undefined}
          />
        ),
      },
      remark: { label: t('remark'), isWide: true },
    },
    facts: { createdName: { label: noun('creator') }, updatedTime: { label: t('updatedTime') } },
    Inputs,
  };
});

function Inputs() {
  const t = useUserGroupText();
  return (
    <>
      <NameInput />
      <FormField name="members" hint={t('membersHint')}>
        <MembersInput />
      </FormField>
      <LongTextInput name="remark" />
    </>
  );
}
