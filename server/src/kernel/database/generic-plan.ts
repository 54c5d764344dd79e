import type { CompiledQuery, KyselyPlugin } from 'kysely';

const marked = new WeakSet<CompiledQuery['queryId']>();

/**
 * For a statement of a list: `query.withPlugin(genericPlan)`. It is then planned once per connection, whatever its
 * parameters are; PostgreSQL would plan it with every execution, because LIMIT is a parameter.
 */
export const genericPlan: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    marked.add(queryId);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

export const hasGenericPlan = ({ queryId }: CompiledQuery) => marked.has(queryId);
