import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';
import { batchActions } from '../../kernel/exchange/change.ts';
import { DateTime } from '../../kernel/fields.ts';
import { nounsWith, type NounWith } from '../../nouns.ts';

/** A certificate has a figure of another kind: those that expire soon. */
type FigureNoun = NounWith<'figure'>['name'] | 'certificate';
const figureNouns: readonly FigureNoun[] = [...nounsWith('figure').map(({ name }) => name), 'certificate'];
const changeNouns = nounsWith('changes').map(({ name }) => name);
const PartCode = z.enum(['active', 'inactive', 'within7Days', 'within30Days']);

const FigurePart = z.object({
  code: PartCode,
  value: z.number(),
  /** Where these are listed; empty for nowhere. */ link: z.string(),
});

const Figure = z.object({
  noun: z.enum(figureNouns),
  value: z.number(),
  /** The values are estimates, because there are many. */
  approximate: z.boolean().optional(),
  link: z.string(),
  parts: z.array(FigurePart),
});
export type Figure = z.output<typeof Figure>;

/** A field as people read it. */
const ChangedValue = z.object({
  label: z.string(),
  /** Both are null where only that it changed is told, as of a picture or a password. */
  old: z.string().nullable(),
  new: z.string().nullable(),
});
export type ChangedValue = z.output<typeof ChangedValue>;

const Change = z.object({
  id: z.string(),
  noun: z.enum(changeNouns),
  action: z.enum(['insert', 'update', 'delete', 'enable', 'disable']),
  /** The name that the record has now, or had last; of several records the one that was changed last. */
  recordName: z.string(),
  recordId: z.string(),
  /** Empty where the record is gone. */
  link: z.string(),
  /** So many records were treated alike. */
  count: z.number(),
  /** There may be more than the count. */
  isMore: z.boolean(),
  /** Fields that the caller's role does not see are left out. */
  fields: z.array(ChangedValue),
  /** The import or the batch edit that did it, where the caller may see that; otherwise empty. */
  run: z.object({ id: z.string(), name: z.string(), isBatchEdit: z.boolean() }).nullable(),
  /** How it can be taken back: the run as a whole, or by saving the value from before. */
  undo: z.enum(['run', 'field', '']),
  /** Empty: the system itself. */
  userName: z.string(),
  /** Address of the picture; empty without one. */
  userPicture: z.string(),
  /** The caller did it. */
  isOwn: z.boolean(),
  createTime: DateTime,
});
export type Change = z.output<typeof Change>;

const DayChanges = z.object({
  /** `YYYY-MM-DD` */ day: z.string(),
  value: z.number(),
  /** By noun; one without a change is left out. */
  nouns: z.array(z.object({ noun: z.enum(changeNouns), value: z.number() })),
});
export type DayChanges = z.output<typeof DayChanges>;

const WaitingItem = z.object({
  id: z.string(),
  name: z.string(),
  /** When it came, or the day that it is due; empty for no matter when. */ time: z.string(),
  link: z.string(),
  /** Imports and batch edits alone have it. */
  run: z
    .object({
      noun: z.string(),
      isBatchEdit: z.boolean(),
      action: z.enum(batchActions).or(z.literal('')),
      rows: z.number(),
      wrong: z.number(),
    })
    .optional(),
  /** A record that is not complete lacks these, in words. */
  missing: z.array(z.string()).optional(),
});
export type WaitingItem = z.output<typeof WaitingItem>;

const Waiting = z.object({
  kind: z.enum(['tenantApplication', 'certificate', 'incomplete', 'failedImport', 'dryRun']),
  count: z.number(),
  /** Of these, those that cannot wait: due today, or on the shelf as they are. */
  urgent: z.number(),
  /** Where all of it is listed. */
  link: z.string(),
  /** The most urgent ones. */
  items: z.array(WaitingItem),
});
export type Waiting = z.output<typeof Waiting>;

const FirstStep = z.object({
  code: z.enum(['company', 'department', 'self', 'role', 'person', 'unit', 'category', 'type', 'material']),
  isDone: z.boolean(),
  link: z.string(),
});
export type FirstStep = z.output<typeof FirstStep>;

/** Contains only what the caller may view. */
const Workbench = z.object({
  /** The things that wait for the caller. */
  waiting: z.array(Waiting),
  /** How a new tenant is set up, for its administrators; empty once that is done. */
  firstSteps: z.array(FirstStep),
  figures: z.array(Figure),
  /** The newest first; a person who treats several records alike within an hour makes one entry. */
  latestChanges: z.array(Change),
  /** One entry for each of the last days, also for those without a change. */
  changesPerDay: z.array(DayChanges),
});

const ExpiringCertificate = z.object({ id: z.string(), name: z.string(), days: z.number(), link: z.string() });

const CategoryCompleteness = z.object({
  id: z.string(),
  name: z.string(),
  /** How many records are in the category and below it. */
  value: z.number(),
  /** 0 to 100, on average. */
  percent: z.number(),
  /** The item that most of them lack, in words, and how many do; null where nothing is missing. */
  missing: z.object({ text: z.string(), value: z.number() }).nullable(),
  link: z.string(),
});
export type CategoryCompleteness = z.output<typeof CategoryCompleteness>;

/** Takes longer to find out than a page should wait for. Each part is null for callers who may not view it. */
const Insights = z.object({
  /** Counted as far as there is time, where those of the page are estimates; otherwise empty. */
  figures: z.array(Figure),
  /** Nouns with figures grew by so many records, less those deleted, on each of the last days. */
  growth: z.array(z.object({ noun: z.enum(figureNouns), days: z.array(z.number()) })),
  /** Certificates in use that end within the next days, the earliest first. */
  certificates: z
    .object({ days: z.number(), value: z.number(), link: z.string(), items: z.array(ExpiringCertificate) })
    .nullable(),
  completeness: z
    .object({
      noun: z.enum(figureNouns),
      value: z.number(),
      percent: z.number(),
      link: z.string(),
      /** Only so many of the newest were looked at. */
      isPart: z.boolean(),
      /** The least complete first. */
      categories: z.array(CategoryCompleteness),
    })
    .nullable(),
  /** For those who administer the company. */
  company: z
    .object({
      /** Who logged in within the last seven days, on each of the last fourteen days, and in the seven days before. */
      people: z.object({ value: z.number(), before: z.number(), days: z.array(z.number()), link: z.string() }),
      /** In bytes; `limit` is 0 without one. */
      storage: z.object({ used: z.number(), limit: z.number() }),
      /** Background jobs of the last seven days. */
      jobs: z.object({ value: z.number(), failed: z.number(), link: z.string() }),
    })
    .nullable(),
});
export type Insights = z.output<typeof Insights>;

export const workbench = calls('workbench', 'user', '/home', {
  /** Figures may be estimates: this is what a login waits for. */
  show: get('workbench', { can: 'member', input: z.object({}), output: Workbench }),
  /** The figures with all records counted, as far as there is time. */
  figures: get('figures', { can: 'member', input: z.object({}), output: z.array(Figure) }),
  insights: get('insights', {
    summary: 'Certificates that expire, how complete records are, and for administrators people, storage and jobs.',
    can: 'member',
    input: z.object({}),
    output: Insights,
  }),
});
