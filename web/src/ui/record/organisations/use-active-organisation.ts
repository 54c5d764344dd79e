import { useQuery } from '@tanstack/react-query';
import { loginInfoQuery, rolesQuery } from '../../../kernel/session/access.ts';
import type { OrganisationPair } from './assignments.ts';

/** The inventory organisation that the user works in; a new record is assigned to it. */
export function useActiveOrganisation(): OrganisationPair | undefined {
  const info = useQuery(loginInfoQuery).data;
  const organisations = useQuery(rolesQuery).data?.flatMap(({ invOrgData }) => invOrgData);
  const active = organisations?.find(({ id }) => id === info?.invorgId);
  return active && { id: active.id, invorgId: active.id, invOrgName: active.name, unitOrgName: '' };
}
