import type { employee } from '@edp/contract/modules/employee/employee.ts';
import { useQuery } from '@tanstack/react-query';
import { loginInfoQuery } from '../../../kernel/session/access.ts';
import { session } from '../../../kernel/session/session.ts';
import { MissingHint } from '../../../ui/form/fields/missing-hint.tsx';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';

const editPeople = 'employee.edit' satisfies typeof employee.update.can;

/**
 * The name of the user's organisation; one who had none is asked for again with every form, because it may have been
 * given since.
 */
export const useOwnOrganisation = () =>
  useQuery({ ...loginInfoQuery, staleTime: ({ state }) => (state.data?.orgName === '' ? 0 : Infinity) }).data?.orgName;

/** Where users without an organisation get one. */
export function OwnOrganisationHint() {
  const t = useFieldsText();
  return <MissingHint can={editPeople} to={`/employee/${session().userId}`} link={t('setOrganisation')} />;
}
