import { inventoryOrganisation } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { answerBatch, batchIds, doEach } from '../../kernel/batch/batch.ts';
import { bind } from '../../kernel/http/bind.ts';
import {
  findInventoryOrganisation,
  listInventoryOrganisations,
  matchingOrganisations,
} from './inventory-organisation.queries.ts';
import {
  deleteInventoryOrganisation,
  saveInventoryOrganisation,
  setInventoryOrganisationStatus,
  setMaster,
} from './save-inventory-organisation.ts';

export const inventoryOrganisationRoutes = bind(
  inventoryOrganisation,
  {
    list: listInventoryOrganisations,
    detail: ({ db, input, language }) => findInventoryOrganisation(db, input.id, language),
    save: (context) => saveInventoryOrganisation(context),
    async setMaster(context) {
      await setMaster(context);
      return null;
    },
    async setStatus(context) {
      await setInventoryOrganisationStatus(context, context.input);
      return null;
    },
    async delete(context) {
      await deleteInventoryOrganisation(context, context.input.id);
      return null;
    },
    async setActiveBatch(context) {
      const {
        db,
        input: { active, ...chosen },
      } = context;
      const ids = await batchIds(chosen, (filters, most) => matchingOrganisations(db, filters, most));
      const batch = await doEach(context, ids, (id) =>
        setInventoryOrganisationStatus(context, { id, version: undefined, active }),
      );
      return answerBatch(context, 'inventory_organisation', batch);
    },
    async deleteBatch(context) {
      const { db, input } = context;
      const ids = await batchIds(input, (filters, most) => matchingOrganisations(db, filters, most));
      return answerBatch(
        context,
        'inventory_organisation',
        await doEach(context, ids, (id) => deleteInventoryOrganisation(context, id)),
      );
    },
  },
  {
    inventory_organisation_code_key: { error: 'inventoryOrganisation.codeTaken', field: 'code' },
    inventory_organisation_unit_organisation_id_fkey: {
      error: 'inventoryOrganisation.unitUnknown',
      field: 'unitOrgId',
    },
  },
);
