import { completenessRules } from '../../kernel/record/completeness.ts';
import { materialFields } from './material-fields.ts';

/** A category of materials can ask for these. Units go with their numbers, numbering with its switch. */
export const materialCompleteness = completenessRules(materialFields, {
  category: 'itemCategoryId',
  byDefault: [
    'thumbnailUrl',
    'specificationModel',
    'specification',
    'texture',
    'marketPrice',
    'listPricePerUnit',
    'netWeight',
  ],
  except: [
    'startDateActive',
    'endDateActive',
    'lengthUnitId',
    'volumeUnitId',
    'weightUnitId',
    'autoLotAlphaPrefix',
    'startAutoLotNumber',
    'autoSerialAlphaPrefix',
    'startAutoSerialNumber',
  ],
});
