import { z } from 'zod';
import type { MessageKey } from '../texts.ts';
import { isCrowded, normalForm } from './normal-form.ts';
import { rule, tooLong, tooMany } from './rule.ts';

// PostgreSQL cannot store NUL, and the other control characters are never meant.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
// Zero-width blanks and direction marks come along with copied text and would make two names or codes invisibly
// different.
const invisibleCharacters = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
// Joiners are part of some scripts and of emoji, but are no text by themselves and not allowed in a code.
const unprinted = /\p{Format}/u;
const printed = /[^\s\p{Format}]/u;
// PostgreSQL rejects a lone surrogate.
const loneSurrogate = /\p{Surrogate}/u;
const han = /\p{Script=Han}/u;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** "Required" for a missing value, "not valid" for a wrong type. */
export const requiredOr = (otherwise: MessageKey, required: MessageKey = 'rule.required') => ({
  error: (issue: { input?: unknown }) => rule(isMissing(issue.input) ? required : otherwise),
});

/** Trimmed, normalised to NFC and without invisible characters, so that equal-looking texts are equal. */
const normalise = (value: string) => normalForm(value.replaceAll(invisibleCharacters, ''), 'NFC').trim();

const isStorable = (value: string) => !controls.test(value) && !loneSurrogate.test(value);

/**
 * Before anything is done with a text: NFC makes one at most four times as short, and blanks around it are taken away.
 */
const roughly = (field: z.ZodString, max: number) =>
  field.refine((value) => value.length <= 4 * max + 1000, tooLong(max));
/** Every normalised text meets these rules. */
const storable = (field: z.ZodString, max: number) =>
  field
    // Without abort, so that a union of which this is a part says what is wrong.
    .max(max, rule('rule.maxLength', { max }))
    .refine((value) => !isCrowded(value), { error: rule('rule.marks'), abort: true })
    .refine(isStorable, rule('rule.control'));

/** An optional text, trimmed; absent becomes empty. */
export const text = (max: number) =>
  roughly(z.string({ error: rule('rule.type') }), max)
    .nullish()
    .transform((value) => normalise(value ?? ''))
    .pipe(storable(z.string(), max));

/** A required text. */
export const requiredText = (max: number, required: MessageKey = 'rule.required') =>
  storable(
    roughly(z.string(requiredOr('rule.type', required)), max)
      .overwrite(normalise)
      .min(1, rule(required))
      .refine((value) => value === '' || printed.test(value), rule(required)),
    max,
  );

/** A required secret, not trimmed. */
export const secretText = (max: number, required: MessageKey) =>
  z
    .string(requiredOr('rule.type', required))
    .max(max, tooLong(max))
    .refine((value) => value.trim() !== '', rule(required))
    .refine(isStorable, rule('rule.control'));

/** Business codes are typed on scanners and labels: no Chinese characters. */
export const code = (max: number, required?: MessageKey) =>
  requiredText(max, required)
    .refine((value) => !unprinted.test(value), rule('rule.control'))
    .refine((value) => !han.test(value), rule('rule.noChinese'));

/** A filter of a list: absent, empty and blank all mean "no filter". */
export const filterText = (max = 100) => text(max).transform((value) => value || undefined);

/** A filter by day, `YYYY-MM-DD`; PostgreSQL knows no year 0. */
export const filterDate = z
  .union([z.literal(''), z.null(), z.iso.date(rule('rule.date')).refine((day) => day >= '1000', rule('rule.date'))], {
    error: rule('rule.date'),
  })
  .optional()
  .transform((value) => value || undefined);

/** A required date, `YYYY-MM-DD`; a time after it is ignored. */
export const requiredDate = (required: MessageKey) =>
  z
    .string(requiredOr('rule.date', required))
    .trim()
    .min(1, rule(required))
    .transform((value) => value.replace(/[ T]\d\d:\d\d(:\d\d)?$/, ''))
    .pipe(z.iso.date(rule('rule.date')).refine((day) => day >= '1000', rule('rule.date')));

/** A date that may be left open. */
export const optionalDate = z
  .union([z.literal(''), z.null(), requiredDate('rule.date')], { error: rule('rule.date') })
  .optional()
  .transform((value) => value || undefined);

/** A filter by days: the first and the last, as a list or joined by a comma; either may be empty. */
export const filterDateRange = z
  .union([z.string(), z.array(z.string().nullable()), z.null()], { error: rule('rule.date') })
  .optional()
  .transform((value): (string | null | undefined)[] =>
    (Array.isArray(value) ? value : (value ?? '').split(',')).map((day) => day?.trim()),
  )
  .pipe(z.array(filterDate).max(2, { error: rule('rule.date'), abort: true }))
  .transform(([from, to]) => (from === undefined && to === undefined ? undefined : { from, to }));

const idText = z.string().regex(/^[1-9]\d{0,17}$/, rule('rule.id'));
const looseId = z.union([z.string(), z.number()], requiredOr('rule.id'));

/** Ids come as strings or numbers and are strings inside and in every answer. */
export const Id = looseId.transform(String).pipe(idText);

/** A reference with its own message where nothing was chosen. */
export const requiredId = (required: MessageKey) =>
  z
    .union([z.string(), z.number()], requiredOr('rule.id', required))
    .transform(String)
    .pipe(
      z
        .string()
        .min(1, rule(required))
        .regex(/^[1-9]\d{0,17}$/, rule('rule.id')),
    );

/** The id of a form that creates as well: absent, empty and 0 mean "new". */
export const optionalId = looseId
  .nullish()
  .transform((value) => (isMissing(value) || String(value) === '0' ? undefined : String(value)))
  .pipe(idText.optional());

/** Ids as a list or joined by commas as forms have it; a row of a list that is sent back may stand for its id. */
const idsOrRows = (required: MessageKey) =>
  z
    .union(
      [
        z.array(z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })])),
        z.string(),
        z.number(),
      ],
      requiredOr('rule.id', required),
    )
    .transform((value) =>
      Array.isArray(value)
        ? value.map((each) => (typeof each === 'object' ? each.id : each))
        : String(value).split(',').filter(Boolean),
    );

/** Several ids. */
export const idList = (max: number, required: MessageKey = 'rule.required') =>
  idsOrRows(required).pipe(z.array(Id).min(1, rule(required)).max(max, tooMany(max)));

/** Any number of ids, none among them. Each counts once. */
export const optionalIds = (max: number) =>
  idsOrRows('rule.required')
    .nullish()
    .transform((value) => [...new Set((value ?? []).map(String))])
    .pipe(z.array(idText).max(max, tooMany(max)));

/** A node of a tree: the ids from its root to it, as a list or joined by commas, or its own id alone. */
export const requiredPath = (required: MessageKey) =>
  z
    .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()], requiredOr('rule.id', required))
    .transform((value) => (Array.isArray(value) ? value.map(String) : String(value).split(',').filter(Boolean)))
    .pipe(
      z
        .array(idText)
        .min(1, rule(required))
        .max(100, { error: rule('rule.id'), abort: true }),
    );

/** A path that may be left out. */
export const optionalPath = z.preprocess(
  (value) => (isMissing(value) || (Array.isArray(value) && value.length === 0) ? undefined : value),
  requiredPath('rule.required').optional(),
);

/** One of a few numbers, sent as a number or a string: `choice(1, 2)`. */
export const choice = <const N extends number>(...values: readonly N[]) => requiredChoice('rule.required', ...values);

/** A choice with its own message where nothing was chosen. */
export const requiredChoice = <const N extends number>(required: MessageKey, ...values: readonly N[]) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,9}$/)], requiredOr('rule.choice', required))
    .transform(Number)
    .pipe(z.literal(values, rule('rule.choice')));

/** One of a few words. */
export const requiredWord = <const W extends string>(words: readonly W[], required: MessageKey) =>
  z.enum(words, requiredOr('rule.choice', required));

/**
 * The code of an item of a dictionary. Which items there are is the tenant's data: the server looks it up. An empty one
 * is missing, and only that.
 */
export const itemCode = (required: MessageKey = 'rule.required') =>
  z
    .string(requiredOr('rule.choice', required))
    .min(1, rule(required))
    .max(50, { error: rule('rule.choice'), abort: true })
    .regex(/^[\w.-]*$/, rule('rule.choice'));

/** 1 yes, 0 no. */
export const Flag = choice(0, 1);

/** A flag of a record under the sharing rules: 0 if the user may view but not change it. */
export const Editable = z.literal([0, 1]);

/** 1 enabled, 2 disabled. */
export const State = choice(1, 2);

/** A filter on a choice: absent and empty mean all. */
export const filterChoice = <const N extends number>(...values: readonly N[]) =>
  z
    .union([z.literal(''), z.null(), choice(...values)], { error: rule('rule.choice') })
    .optional()
    .transform((value) => (value === '' || value === null ? undefined : value));

/** A filter on a flag: absent and empty mean both. */
export const filterFlag = filterChoice(0, 1);

const largestInteger = 2_147_483_647;

/** A whole number, sent as a number or as its digits. */
export const wholeNumber = (min = 0, max = largestInteger, required?: MessageKey) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)], requiredOr('rule.integer', required))
    .transform(Number)
    .pipe(z.number().int(rule('rule.integer')).min(min, rule('rule.min', { min })).max(max, rule('rule.max', { max })));

/** A choice that may be left open: absent, null and empty all mean "none". */
export const emptyAsUndefined = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

/** `YYYY-MM-DD HH:mm:ss` in the time zone of the installation. */
export const DateTime = z.string();

/** The version that an update is based on; a stale one is rejected. */
export const Version = wholeNumber(1).optional();

export const byId = z.object({ id: Id });

/** The response of a save. */
export const Saved = z.object({ id: z.string() });
