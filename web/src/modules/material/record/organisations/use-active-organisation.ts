import type { OrganisationPair } from '@edp/contract/modules/material/material.ts';
import { useQuery } from '@tanstack/react-query';
import { loginInfoQuery, rolesQuery } from '../../../../kernel/session/access.ts';

/** The inventory organisation that the user works in; a new material is assigned to it. */
export function useActiveOrganisation(): OrganisationPair | undefined {
  const info = useQuery(loginInfoQuery).data;
  const organisations = useQuery(rolesQuery).data?.flatMap(({ invOrgData }) => invOrgData);
  const active = organisations?.find(({ id }) => id === info?.invorgId);
  return active && { id: active.id, invorgId: active.id, invOrgName: active.name, unitOrgName: '' };
}
