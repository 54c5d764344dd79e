import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { answerBatch } from '../../kernel/batch/batch.ts';
import { setAllActive } from '../../kernel/batch/batch-handlers.ts';
import { forbidden } from '../../kernel/app-error.ts';
import { bind } from '../../kernel/http/bind.ts';
import { setActive } from '../../kernel/record/set-active.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { isSkuRecord, setSkuActive } from '../product/variants/sku-batch.ts';
import { deleteSpecification, deleteSpecifications, lockSpecifications } from './delete-specifications.ts';
import { listChoices, listSpecifications } from './list-specifications.ts';
import { findSpecification } from './read-specifications.ts';
import { addSpecification, updateSpecification } from './save-specification.ts';
import { specificationTable } from './specification-table.ts';
import { readSpecificationTexts, translateSpecification } from './translate-specification.ts';

export const specificationRoutes = bind(
  specification,
  {
    list: (context) => listSpecifications(context),
    detail: (context) => findSpecification(context, context.input.id),
    save: (context) => addSpecification(context),
    update: (context) => updateSpecification(context),
    async setActive(context) {
      const { db, session, input } = context;
      const isSku = await isSkuRecord(db, input.id);
      if (!hasPermission(session, isSku ? 'product.shelf' : 'specification.edit')) throw forbidden();
      return isSku
        ? setSkuActive(context, input.id, input.active)
        : setActive(context, specificationTable, input, input.active === 1);
    },
    delete: (context) => deleteSpecification(context),
    async setActiveBatch(context): Promise<BatchResult> {
      const batch = await lockSpecifications(context);
      await setAllActive(context.db, 'specification', batch.allowed, context.input.active === 1);
      return answerBatch(context, 'specification', batch);
    },
    deleteBatch: (context) => deleteSpecifications(context),
    choices: (context) => listChoices(context),
    translations: (context) => readSpecificationTexts(context),
    translate: (context) => translateSpecification(context),
  },
  {
    specification_name_key: { error: 'specification.nameTaken', field: 'name' },
    specification_value_name_key: { error: 'specification.valueTwice', field: 'specValueList' },
  },
);
