import { languagePack, type LanguagePack } from '@edp/contract/modules/language-pack.ts';
import { useState } from 'react';
import { request } from '../../kernel/api.ts';
import { toCallError, showError } from '../../kernel/call-error.ts';
import type { Dictionary } from '../../kernel/text.ts';
import { toast } from '../../kernel/toast.ts';
import { useUnsavedFlag } from '../../kernel/unsaved.ts';
import { isSameValue } from '../../ui/same-value.ts';
import { validateText } from './text-validation.ts';

type Problems = Readonly<Record<string, string | undefined>>;
type Stale = { message: string; current: LanguagePack };

/** The texts that differ from the built-in ones. */
const changedFrom = (builtIn: Dictionary, own: Dictionary): Record<string, string> =>
  Object.fromEntries(Object.entries(own).map(([key, text]) => [key, text.trim()]).filter(([key = '', text]) => text !== '' && text !== builtIn[key]));

/** The state of the edited texts of one page. Held here, because the search unmounts rows. */
export function usePackForm(pack: LanguagePack | undefined, builtIn: Dictionary, onSaved: () => void) {
  const [loaded, setLoaded] = useState<LanguagePack>();
  const [own, setOwn] = useState<Dictionary>({});
  const [problems, setProblems] = useState<Problems>({});
  /** A new object each time, so that the same field can be focused twice. */
  const [pointed, setPointed] = useState<{ key: string }>();
  const [isSaving, setSaving] = useState(false);
  const [stale, setStale] = useState<Stale>();
  const markUnsaved = useUnsavedFlag('languagePack');
  if (pack && pack !== loaded) {
    setLoaded(pack);
    setOwn(pack.texts);
    setProblems({});
  }

  const isChanged = (now: Dictionary = own) => pack !== undefined && !isSameValue(sorted(changedFrom(builtIn, now)), sorted(pack.texts));
  const put = (next: Dictionary) => {
    setOwn(next);
    markUnsaved(isChanged(next));
  };
  const set = (key: string, text: string) => {
    put({ ...own, [key]: text });
    // A shown error is cleared as soon as it is fixed; a new one is shown on save.
    if (problems[key]) setProblems({ ...problems, [key]: validateText(text, builtIn[key] ?? '') });
  };
  const resetAll = () => {
    put({});
    setProblems({});
  };
  const point = (found: Problems) => {
    setProblems(found);
    const [key] = Object.keys(found);
    if (key) setPointed({ key });
  };

  async function send(version: number) {
    if (!pack) return;
    setSaving(true);
    try {
      const { functionName, languageType } = pack;
      const { message } = await request(languagePack.save, { functionName, languageType, version, texts: changedFrom(builtIn, own) });
      toast('success', message);
      markUnsaved(false);
      onSaved();
    } catch (error) {
      const failure = toCallError(error);
      if (failure.kind === 'stale') setStale({ message: failure.message, current: failure.current as LanguagePack });
      else if (failure.fields.length > 0) point(Object.fromEntries(failure.fields.map(({ field, message }) => [field.replace('texts.', ''), message])));
      else showError(failure);
    } finally {
      setSaving(false);
    }
  }
  const save = () => {
    const found = Object.entries(changedFrom(builtIn, own)).map(([key, text]): [string, string | undefined] => [key, validateText(text, builtIn[key] ?? '')]);
    const wrong = Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
    point(wrong);
    if (Object.keys(wrong).length === 0 && pack) void send(pack.version);
  };
  const overwrite = () => {
    setStale(undefined);
    if (stale) void send(stale.current.version);
  };
  const forget = () => markUnsaved(false);
  return { own, problems, pointed, isSaving, stale, isChanged, set, resetAll, save, overwrite, forget, closeStale: () => setStale(undefined) };
}

const sorted = (texts: Dictionary) => Object.entries(texts).toSorted(([a], [b]) => a.localeCompare(b));
