import { dictionaryName } from '@edp/contract/modules/dictionary.ts';
import { unit, type Unit } from '@edp/contract/modules/unit.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { withEditable } from '../../kernel/sharing/with-editable.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import {
  addUnit, deleteUnit, findUnit, listUnits, setUnitActive, translateUnit, unitOptions, unitTranslations, updateUnit,
} from './unit.queries.ts';

export const unitRoutes = bind(
  unit,
  {
    list: async ({ input, ...context }) => mapPage(await listUnits(context.db, input, context.language), (row) => toUnit(row, context)),
    detail: ({ input, ...context }) => readUnit(input.id, context),
    save: ({ db, input }) => addUnit(db, input),
    update: ({ input, ...context }) => updateUnit(context.db, input, () => readUnit(input.id, context)),
    setActive: async ({ input, ...context }) => {
      await setUnitActive(context.db, input, () => readUnit(input.id, context));
      return null;
    },
    delete: remove,
    deleteWithGet: remove,
    async options({ db, input, language }) {
      const options = await unitOptions(db, input, language);
      return options.map((option) => ({ ...option, unitCategoryStr: categoryName(option.unitCategory, language) }));
    },
    translations: ({ db, input }) => unitTranslations(db, input.id),
    translate: async ({ db, input }) => {
      await translateUnit(db, input);
      return null;
    },
  },
  { unit_code_key: { error: 'unit.codeTaken', field: 'code' } },
);

async function remove({ db, input, language }: Context<{ id: string }>) {
  await deleteUnit(db, input.id, language);
  return null;
}

type Reader = Pick<Context, 'db' | 'session' | 'kernel' | 'language'>;

const readUnit = async (id: string, context: Reader) => toUnit(await findUnit(context.db, id), context);

const categoryName = (code: string, language: Context['language']) => dictionaryName('edp_productunit_type', code, language);

function toUnit({ pictureFileId, ...row }: Awaited<ReturnType<typeof findUnit>>, { db, session, kernel, language }: Reader): Unit {
  return { ...withEditable(db, 'unit', row), unitCategoryStr: categoryName(row.unitCategory, language), labelPath: kernel.links.to(session.tenantId, pictureFileId) };
}
