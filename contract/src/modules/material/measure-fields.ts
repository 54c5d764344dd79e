import { amount } from '../../kernel/decimal-fields.ts';
import type { Text } from '../../kernel/language.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { decimalField, optionalReferenceField, viewed } from '../../kernel/record/record-fields.ts';

/** The object of the wire that has sizes and weights with their units. */
const within = 'combinedUnitVo';

export const measureField = (label: Text) => viewed(decimalField(amount(12, 4)), { label, within });

const unitField = (label: Text, hint: Text) =>
  viewed(optionalReferenceField('unit', 'material.unitRequired'), { label, within, hint });

/** Sizes and weights of materials and products. */
export const measureFields = restrictable('material', {
  lengthStr: measureField({ ZHS: '长度', ENG: 'Length' }),
  widthStr: measureField({ ZHS: '宽度', ENG: 'Width' }),
  highStr: measureField({ ZHS: '高度', ENG: 'Height' }),
  lengthUnitId: viewed(
    unitField(
      { ZHS: '尺寸单位', ENG: 'Unit of dimensions' },
      {
        ZHS: '长度类单位的编码或名称，用于长、宽、高',
        ENG: 'The code or the name of a unit of length, for length, width and height',
      },
    ),
    { sheet: { title: { ZHS: '长度单位', ENG: 'Unit of length' } } },
  ),
  volumeStr: measureField({ ZHS: '体积', ENG: 'Volume' }),
  volumeUnitId: unitField(
    { ZHS: '体积单位', ENG: 'Unit of volume' },
    { ZHS: '体积类单位的编码或名称', ENG: 'The code or the name of a unit of volume' },
  ),
  roughWeight: measureField({ ZHS: '毛重', ENG: 'Gross weight' }),
  netWeight: measureField({ ZHS: '净重', ENG: 'Net weight' }),
  weightUnitId: unitField(
    { ZHS: '重量单位', ENG: 'Unit of weight' },
    {
      ZHS: '重量类单位的编码或名称，用于毛重与净重',
      ENG: 'The code or the name of a unit of weight, for gross and net weight',
    },
  ),
});

/** The group of a form that has them; `more` are further weights. */
export const measureGroup = <const More extends string = never>(...more: readonly More[]) =>
  ({
    title: { ZHS: '尺寸重量', ENG: 'Size and weight' },
    fields: [
      'lengthStr',
      'widthStr',
      'highStr',
      'lengthUnitId',
      'volumeStr',
      'volumeUnitId',
      'roughWeight',
      'netWeight',
      ...more,
      'weightUnitId',
    ],
  }) as const;
