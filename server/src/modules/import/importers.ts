import { applicationSheet } from '@edp/contract/modules/application/application.sheet.ts';
import { brandSheet } from '@edp/contract/modules/brand/brand.sheet.ts';
import { unitSheet } from '@edp/contract/modules/unit/unit.sheet.ts';
import { forbidden, invalid } from '../../kernel/app-error.ts';
import { deletion } from '../../kernel/exchange/import/actions/deletion.ts';
import { activation } from '../../kernel/exchange/import/actions/switching.ts';
import type { AnyImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import { kitImporter } from '../../kernel/exchange/import/kit-importer.ts';
import { mayCall, type Session } from '../../kernel/session/session.ts';
import { applicationRoutes, applicationTable } from '../application/application.routes.ts';
import { brandRoutes, brandTable } from '../brand/brand.routes.ts';
import { certificateImporter } from '../certificate/import-certificates.ts';
import { materialImporter } from '../material/import-materials.ts';
import { productImporter } from '../product/import-products.ts';
import { skuImporter } from '../product/variants/import-skus.ts';
import { unitRoutes, unitTable } from '../unit/unit.routes.ts';
import { formImporters } from './form-importers.ts';

/** Every noun whose records can be imported. */
export const importers: readonly AnyImporter[] = [
  materialImporter,
  kitImporter(brandSheet, brandTable, {
    taken: 'brand.codeTaken',
    defaults: { active: 1, sortOrder: 0 },
    actions: { ...activation(brandRoutes), delete: deletion(brandRoutes) },
  }),
  kitImporter(unitSheet, unitTable, {
    taken: 'unit.codeTaken',
    defaults: { active: 1, sortOrder: 0 },
    actions: { ...activation(unitRoutes), delete: deletion(unitRoutes) },
  }),
  kitImporter(applicationSheet, applicationTable, {
    taken: 'application.codeTaken',
    defaults: {},
    actions: { ...activation(applicationRoutes), delete: deletion(applicationRoutes) },
  }),
  certificateImporter,
  productImporter,
  skuImporter,
  ...formImporters,
];

/** What is imported by the noun's name; undefined where the role may not. */
export const findImporter = (session: Session, noun: string): AnyImporter | undefined =>
  importers.find(({ sheet }) => sheet.noun === noun && mayCall(session, sheet.save!));

/** A user imports what they may save one by one. */
export function requireImporter(session: Session, noun: string): AnyImporter {
  const importer = importers.find(({ sheet }) => sheet.noun === noun);
  if (!importer) throw invalid('rule.choice', 'noun');
  if (!mayCall(session, importer.sheet.save!)) throw forbidden();
  return importer;
}

export const importableNouns = (session: Session) =>
  importers.filter(({ sheet }) => mayCall(session, sheet.save!)).map(({ sheet }) => sheet.noun);
