import { forbidden, invalid } from '../../kernel/app-error.ts';
import type { AnyImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import { mayCall, type Session } from '../../kernel/session/session.ts';
import { records } from '../../records.ts';
import { skuImporter } from '../product/variants/import-skus.ts';

/** Every noun whose records can be imported. */
export const importers: readonly AnyImporter[] = [...records.flatMap(({ importer }) => importer ?? []), skuImporter];

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
