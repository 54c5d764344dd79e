import { assign } from '../inventory/assignments.ts';
import { activeOrganisation } from '../inventory/organisation-scope.ts';
import { type RecordWriter, recordWriter } from '../../kernel/record/record-writer.ts';
import { ownOrganisation } from '../organisation/own-organisation.ts';
import { checkMaterials } from './check-material.ts';
import { materialTable } from './material-table.ts';
import { refuseVariants, touchProducts } from './variant-of.ts';

const ofTable = recordWriter(materialTable, 'itemCode');

/** Any number of materials, with what is not in their table. */
export const materialWriter: RecordWriter = {
  check: async (context, records) => [
    ...(await ofTable.check(context, records)),
    ...(await checkMaterials(context, records)),
  ],
  async write(context, records, base) {
    const changed = records.flatMap(({ id }) => id ?? []);
    // Before the materials are locked, as in a save.
    if (changed.length > 0) await touchProducts(context.db, changed);
    const isAdding = changed.length < records.length;
    const owner = isAdding ? await ownOrganisation(context, 'material.noOrganisation') : undefined;
    const results = await ofTable.write(context, records, { ...base, organisation_id: owner });
    const added = results.flatMap((result, index) =>
      'id' in result && records[index]!.id === undefined ? [result.id] : [],
    );
    if (added.length > 0) await assign(context, 'material', added, [activeOrganisation(context)], 'invOrgList');
    return results;
  },
  remove: async (context, batch) => ofTable.remove(context, await refuseVariants(context, batch)),
};
