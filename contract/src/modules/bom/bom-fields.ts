import { z } from 'zod';
import { amount, decimal } from '../../kernel/decimal-fields.ts';
import { DateTime, emptyAsUndefined, Flag, optionalId, wholeNumber } from '../../kernel/fields.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import {
  computedField,
  countField,
  createdTimeField,
  creatorField,
  editableField,
  enabledField,
  optionalReferenceField,
  textField,
  updatedTimeField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rule } from '../../kernel/rule.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { bomTexts } from './bom.texts.ts';

addTexts(bomTexts);

/** A root has level 1. */
export const maxBomLevel = 30;
/** Of one revision. */
export const mostBomItems = 20_000;
/** An explosion has as many lines at most, and then says that there are more. */
export const mostBomLines = 50_000;
/** BOMs that a component is replaced in at once. */
export const mostReplaced = 1000;
export const bomPicture = { ...pictureLimit, width: 118, height: 95 };

export const bomStatuses = ['draft', 'released'] as const;
export const BomStatus = z.enum(bomStatuses);
const statusTexts = { draft: { ZHS: '草稿', ENG: 'Draft' }, released: { ZHS: '已发布', ENG: 'Released' } };

export const optionalReference = (noun: string) => ({
  ...optionalReferenceField(noun, 'rule.reference'),
  input: optionalId,
});

/** The number of a revision: V3 is 3. */
export const revisionNumber = emptyAsUndefined(wholeNumber(1));

export const bomFields = restrictable(
  'bom',
  {
    /** The code of the product, or of the material where the head is no product; empty for free text. */
    productCode: viewed(textField(20), {
      label: { ZHS: '产品编码', ENG: 'Product code' },
      isCode: true,
      list: { width: 132, wraps: true },
    }),
    productName: viewed(textField(50), {
      isName: true,
      label: { ZHS: '产品名称', ENG: 'Product name' },
      list: { width: 180, grows: true },
    }),
    proSpecName: viewed(textField(120), {
      label: { ZHS: '规格', ENG: 'Specification' },
      list: { width: 160, grows: true },
    }),
    active: enabledField(),
    /** The revision that is worked on: the draft, or else the newest that was released. */
    revision: viewed(computedField(z.number()), {
      label: { ZHS: '版本', ENG: 'Revision' },
      column: 'version',
      sheet: { kind: 'integer' },
    }),
    status: viewed(computedField(BomStatus), {
      label: { ZHS: '版本状态', ENG: 'State of the revision' },
      words: bomStatuses.map((value) => ({ value, text: statusTexts[value], key: value })),
      list: false,
    }),
    /** How many components `revision` has. */
    itemCount: viewed(countField(), { label: { ZHS: '部件数', ENG: 'Components' } }),
    effectiveFrom: viewed(computedField(z.string()), {
      label: { ZHS: '生效日期', ENG: 'Effective from' },
      sheet: { kind: 'date' },
      list: false,
    }),
    effectiveTo: viewed(computedField(z.string()), {
      label: { ZHS: '失效日期', ENG: 'Effective until' },
      sheet: { kind: 'date' },
      list: false,
    }),
    createdName: creatorField(),
    createTime: createdTimeField(),
    typeId: viewed(optionalReference('categorySet'), {
      label: { ZHS: '分类集', ENG: 'Category set' },
      column: 'typeText',
      shown: 'typeText',
      list: { isHidden: true },
    }),
    typeText: computedField(z.string()),
    remark: viewed(textField(500), { label: recordLabels.remark, list: { width: 180, wraps: true, isHidden: true } }),
    updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime, list: { isHidden: true } }),
    productId: viewed(optionalReference('product'), {
      label: { ZHS: '商品', ENG: 'Product' },
      column: 'fromProduct',
      sheet: false,
      list: false,
    }),
    /** A variant of the product, or any other material. */
    proSpecId: viewed(optionalReference('material'), {
      label: { ZHS: '物料或商品规格', ENG: 'Material or variant' },
      column: 'fromMaterial',
      sheet: false,
      list: false,
    }),
    /** The names of the variant's values: 蓝色/碳钢 WCB/DN15; of another material, its model or specification. */
    specUnionKey: computedField(z.string()),
    /** The code of the variant or material. */
    itemCode: computedField(z.string()),
    /** The released revision that holds today; 0 for none. */
    currentRevision: computedField(z.number()),
    editable: editableField(),
  },
  {
    except: ['active', 'productCode', 'productName', 'proSpecName', 'productId', 'proSpecId'],
    follows: { typeText: 'typeId' },
  },
);

/** Exact; more than 0, and 1 where nothing is given. */
export const quantity = decimal(12, 6)
  .refine((value) => value === undefined || Number(value) > 0, rule('bom.quantityPositive'))
  .transform((value) => value ?? '1');

/** In per cent. */
export const scrapRate = amount(3, 4)
  .refine((value) => value === undefined || Number(value) <= 100, rule('rule.max', { max: 100 }))
  .transform((value) => value ?? '0');

export const activeByDefault = emptyAsUndefined(Flag).transform((value) => value ?? 1);

/** A revision of a BOM in its list. */
export const BomRevision = z.object({
  revision: z.number(),
  status: BomStatus,
  effectiveFrom: z.string(),
  effectiveTo: z.string(),
  /** It holds today. */
  isCurrent: z.boolean(),
  itemCount: z.number(),
  remark: z.string(),
  createdName: z.string(),
  createTime: DateTime,
  releasedName: z.string(),
  releasedTime: DateTime,
});
export type BomRevision = z.output<typeof BomRevision>;
