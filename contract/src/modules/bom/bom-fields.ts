import { z } from 'zod';
import { amount, decimal } from '../../kernel/decimal-fields.ts';
import { DateTime, emptyAsUndefined, Flag, optionalId, wholeNumber } from '../../kernel/fields.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import {
  computedField,
  createdTimeField,
  creatorField,
  editableField,
  flagField,
  optionalReferenceField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { rule } from '../../kernel/rule.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';
import { addTexts } from '../../texts.ts';
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

const optionalReference = (noun: string) => ({ ...optionalReferenceField(noun, 'rule.reference'), input: optionalId });

/** The number of a revision: V3 is 3. */
export const revisionNumber = emptyAsUndefined(wholeNumber(1));

export const bomFields = restrictable(
  'bom',
  {
    /** The code of the product, or of the material where the head is no product; empty for free text. */
    productCode: textField(20),
    productName: textField(50),
    proSpecName: textField(120),
    productId: optionalReference('product'),
    /** A variant of the product, or any other material. */
    proSpecId: optionalReference('material'),
    /** What the values of the variant are called: 蓝色/碳钢 WCB/DN15; of another material, its model or specification. */
    specUnionKey: computedField(z.string()),
    /** The code of the variant or material. */
    itemCode: computedField(z.string()),
    /** A category set. */
    typeId: optionalReference('categorySet'),
    typeText: computedField(z.string()),
    active: flagField(),
    remark: textField(500),
    /** The revision that is worked on: the draft, or else the newest that was released. */
    revision: computedField(z.number()),
    status: computedField(BomStatus),
    effectiveFrom: computedField(z.string()),
    effectiveTo: computedField(z.string()),
    /** The released revision that holds today; 0 for none. */
    currentRevision: computedField(z.number()),
    /** How many components `revision` has. */
    itemCount: computedField(z.number()),
    editable: editableField(),
    createdName: creatorField(),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
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
