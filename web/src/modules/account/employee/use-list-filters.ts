import { employee, type Department } from '@edp/contract/modules/employee/employee.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';

export interface DepartmentNode {
  readonly id: string;
  readonly name: string;
  /** Departments are not found by their codes here. */
  readonly code: '';
  readonly count: number;
  readonly children: readonly DepartmentNode[];
}

/** The server answers them flat, each after those above it or before: as a tree. */
function toTree(departments: readonly Department[]): DepartmentNode[] {
  const below = Map.groupBy(departments, ({ parentId }) => parentId);
  const nodesBelow = (id: string): DepartmentNode[] =>
    (below.get(id) ?? []).map(({ id: own, name, count }) => ({
      id: own,
      name,
      code: '',
      count,
      children: nodesBelow(own),
    }));
  return nodesBelow('');
}

/** The tree of departments with the number of people in each, and the roles. */
export const useListFilters = () =>
  useQuery({
    queryKey: queryKeyOf(employee.filters),
    queryFn: async ({ signal }) => {
      const { total, departments, roles } = await fetchData(employee.filters, {}, signal);
      return { total, nodes: toTree(departments), roles };
    },
    // Departments and roles are changed on other pages.
    staleTime: 0,
    meta: { showsOwnError: true },
  });
