import { z } from 'zod';
import { calls, get, post, recordAsInput } from '../../kernel/call.ts';
import {
  byId,
  filterText,
  Flag,
  Id,
  idList,
  optionalDate,
  optionalId,
  requiredId,
  Saved,
  text,
} from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { BatchResult } from '../../kernel/record/batch.ts';
import { deleteBatchCall, deleteCall, setActiveBatchCall } from '../../kernel/record/record-calls.ts';
import { rowOf, saveInputOf, sortsOf, conditionOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross } from '../../kernel/rule.ts';
import { bomFields, BomRevision, bomStatuses, revisionNumber } from './bom-fields.ts';

const most = 1000;

const Bom = rowOf(bomFields);
export type Bom = z.output<typeof Bom>;

/**
 * The head is a variant of a product or another material; where none is chosen, its name and specification are typed. A
 * product with one variant alone stands for it, one with several needs the choice, and one without any is specified by
 * its code.
 */
const isChosen = ({ productId, proSpecId }: { productId?: string | undefined; proSpecId?: string | undefined }) =>
  productId !== undefined || proSpecId !== undefined;

const BomInput = saveInputOf(bomFields)
  .omit({ productCode: true })
  .refine(
    (values) => isChosen(values) || values.productName !== '',
    ruleAcross(['productId', 'proSpecId', 'productName'], 'bom.productRequired'),
  )
  .refine(
    (values) => isChosen(values) || values.proSpecName !== '',
    ruleAcross(['productId', 'proSpecId', 'proSpecName'], 'bom.specificationRequired'),
  );

/** As for a new BOM, but the specification is a code of 20 characters. */
const BomCopyInput = z
  .object({
    sourceId: requiredId('bom.sourceRequired'),
    /** By default the one that is worked on. */ revision: revisionNumber,
    productId: optionalId,
    proSpecId: optionalId,
    productName: text(50),
    specCode: text(20),
  })
  .refine(
    (values) => isChosen(values) || values.productName !== '',
    ruleAcross(['productId', 'proSpecId', 'productName'], 'bom.targetNameRequired'),
  )
  .refine(
    (values) => isChosen(values) || values.specCode !== '',
    ruleAcross(['productId', 'proSpecId', 'specCode'], 'bom.targetCodeRequired'),
  );

/** From the day of the release where no date is given; without an end until the next revision holds. */
const BomReleaseInput = z
  .object({ id: Id, effectiveFrom: optionalDate, effectiveTo: optionalDate, remark: text(200) })
  .refine(
    ({ effectiveFrom, effectiveTo }) => !effectiveFrom || !effectiveTo || effectiveTo >= effectiveFrom,
    ruleAcross(['effectiveFrom', 'effectiveTo'], 'bom.endBeforeStart'),
  );

const filters = {
  productName: filterText(),
  productCode: filterText(),
  keyword: filterText(),
  active: bomFields.active.filter,
  condition: conditionOf(bomFields),
  /** The state of the revision that is worked on. */
  status: z
    .union([z.literal(''), z.null(), z.enum(bomStatuses)], { error: rule('rule.choice') })
    .optional()
    .transform((value) => value || undefined),
};

export const bom = calls('bom', 'cs-web', '/api/v1/cs/csSpareBom', {
  list: post('listPc', {
    summary: 'A page of the BOMs that the user sees, each with the revision that is worked on.',
    can: 'bom.view',
    input: paged(filters, { sort: sortsOf(bomFields) }),
    page: Bom,
  }),
  detail: post('detail', { summary: 'One BOM, as it was written.', can: 'bom.view', input: byId, output: Bom }),
  save: post('insertOrUpdate', {
    summary: 'Creates a BOM with an empty draft V1 or, with an id, updates what it says for all its revisions.',
    can: 'bom.edit',
    input: BomInput,
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  setActive: post('enableOrDisable', {
    summary: 'Enables or disables BOMs. One that is disabled is not opened in explosions and costs.',
    can: 'bom.edit',
    input: z.object({ ids: idList(most, 'rule.required'), status: Flag }),
    output: BatchResult,
    writes: true,
    sample: ({ id }) => ({ ids: [id], status: 1 }),
  }),
  ...setActiveBatchCall('bom.edit', filters),
  ...deleteCall('bom', 'delete'),
  ...deleteBatchCall('bom.delete', filters),
  copy: post('copy', {
    summary: 'Creates a BOM with an equal tree, as a draft.',
    can: 'bom.edit',
    input: BomCopyInput,
    output: Saved,
    writes: true,
    bulk: true,
    done: 'bom.copied',
    sample: ({ id }) => ({ sourceId: id, productName: '副本', specCode: 'COPY' }),
  }),
  versions: get('versions', {
    summary: 'The revisions of a BOM, the newest first.',
    can: 'bom.view',
    input: byId,
    output: z.array(BomRevision),
  }),
  release: post('release', {
    summary: 'Releases the draft, which freezes it; refused while it is empty or has disabled components.',
    can: 'bom.release',
    input: BomReleaseInput,
    output: z.object({ revision: z.number() }),
    writes: true,
    done: 'bom.releaseDone',
  }),
  newVersion: post('newVersion', {
    summary: 'Begins a draft with the components of a released revision, by default of the newest.',
    can: 'bom.edit',
    input: z.object({ id: Id, revision: revisionNumber }),
    output: z.object({ revision: z.number() }),
    writes: true,
    bulk: true,
  }),
  discardDraft: post('discardDraft', {
    summary: 'Deletes the draft; released revisions stay.',
    can: 'bom.edit',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  exportExcel: get('exportExcel', {
    summary: 'An Excel workbook with a row for each component of a revision, which `importExcel` reads.',
    can: 'bom.view',
    input: z.object({ bomId: Id, revision: revisionNumber }),
    raw: true,
    sample: ({ id }) => ({ bomId: id }),
  }),
  importExcel: post('importExcel', {
    summary:
      'Replaces the components of the draft by those of a workbook. With `preview` 1, or where a row has a mistake, nothing changes; the first 1,000 mistakes are answered.',
    can: 'bom.edit',
    input: z.object({ bomId: Id, preview: Flag.optional() }),
    output: z.object({
      count: z.number(),
      levels: z.number(),
      errors: z.array(
        z.object({ /** As Excel numbers it. */ row: z.number(), column: z.string(), message: z.string() }),
      ),
    }),
    writes: true,
    bulk: true,
    upload: {
      types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      maxBytes: 10 * 1024 * 1024,
      extensions: ['.xlsx'],
    },
    sample: ({ id }) => ({ bomId: id, preview: 1 }),
  }),
});
