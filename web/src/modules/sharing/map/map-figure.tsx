import { type MappedRule, sharingRuleRecord } from '@edp/contract/modules/sharing/sharing.ts';
import { useState } from 'react';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useWidth } from '../../../ui/table/use-width.ts';
import { ineffectiveReason } from '../modes.ts';
import { useSharingText } from '../sharing.texts.ts';
import { useModeOf } from '../use-types.ts';
import { MapLines } from './map-lines.tsx';
import { subjectsOf, type MapSubject } from './map-layout.ts';
import { ruleHeight, ruleWidth, sideWidth, smallestGap, subjectHeight, topOf } from './map-measures.ts';
import styles from './sharing-map.module.css';

const kinds = { organisation: 'orgIds', user: 'empIds', role: 'roleIds', group: 'groupIds' } as const;

/**
 * Three columns with lines between them. What the pointer or the focus is on stands out with everything that it is
 * joined with.
 */
export function MapFigure({ rules, onOpen }: { rules: readonly MappedRule[]; onOpen: (id: string) => void }) {
  const t = useSharingText();
  const text = useDefinitionText(sharingRuleRecord);
  const modeOf = useModeOf();
  const [area, width] = useWidth();
  /** The places of the rules that stand out. */
  const [lit, setLit] = useState<readonly number[]>();
  const [sources, targets] = [subjectsOf(rules, 'sources'), subjectsOf(rules, 'targets')];
  const height = Math.max(rules.length * ruleHeight, sources.length * subjectHeight, targets.length * subjectHeight);
  const gap = Math.max(smallestGap, (width - 2 * sideWidth - ruleWidth) / 2);
  const idleReason = (rule: MappedRule) =>
    rule.status === '0' ? t('idleDisabled') : ineffectiveReason(modeOf(rule.sharingType), rule.power, t);
  const isIdle = (rule: MappedRule) => idleReason(rule) !== undefined;
  const idleWord = (rule: MappedRule) =>
    t(rule.status === '0' ? 'idleStopped' : modeOf(rule.sharingType) === 0 ? 'idleMode0' : 'idleMode1');
  const textOf = ({ kind, name, more }: MapSubject) => (kind ? name : t('others', { count: more }));
  const isFaint = (places: readonly number[]) => lit !== undefined && !places.some((place) => lit.includes(place));
  const light = (places: readonly number[]) => ({
    onPointerEnter: () => setLit(places),
    onPointerLeave: () => setLit(undefined),
    onFocus: () => setLit(places),
    onBlur: () => setLit(undefined),
  });
  const side = (subjects: readonly MapSubject[], left: number) =>
    subjects.map((subject, index) => (
      <div
        key={subject.key}
        className={styles.subject}
        data-faint={isFaint(subject.rules) || undefined}
        title={textOf(subject)}
        style={{ left, top: topOf(subjects.length, index, subjectHeight, height), width: sideWidth }}
        {...light(subject.rules)}>
        {subject.kind && <span className={styles.kind}>{t(kinds[subject.kind])}</span>}
        <span className={styles.name}>{textOf(subject)}</span>
      </div>
    ));
  const sideText = (rule: MappedRule, of: 'sources' | 'targets') => joinNames(subjectsOf([rule], of).map(textOf));
  const [ruleLeft, targetLeft] = [sideWidth + gap, sideWidth + gap + ruleWidth + gap];
  return (
    <div ref={area} className={styles.map} style={{ minWidth: 2 * sideWidth + ruleWidth + 2 * smallestGap }}>
      <div
        className={styles.heads}
        aria-hidden="true"
        style={{ gridTemplateColumns: `${sideWidth}px ${ruleWidth}px ${sideWidth}px`, columnGap: gap }}>
        <span>{text.of('sharingSource', 'label')}</span>
        <span>{text.say('title')}</span>
        <span>{text.of('sharingTo', 'label')}</span>
      </div>
      <div className={styles.body} style={{ height }}>
        <MapLines
          rules={rules}
          sources={sources}
          targets={targets}
          lit={lit}
          isIdle={isIdle}
          height={height}
          columns={{ sourceRight: sideWidth, ruleLeft, ruleRight: ruleLeft + ruleWidth, targetLeft }}
        />
        <div aria-hidden="true">
          {side(sources, 0)}
          {side(targets, targetLeft)}
        </div>
        {rules.map((rule, index) => (
          <button
            key={rule.id}
            type="button"
            className={isIdle(rule) ? styles.idle : styles.rule}
            data-faint={isFaint([index]) || undefined}
            style={{ left: ruleLeft, top: topOf(rules.length, index, ruleHeight, height), width: ruleWidth }}
            title={[rule.name, idleReason(rule)].filter(Boolean).join('\n')}
            onClick={() => onOpen(rule.id)}
            {...light([index])}>
            <span className={styles.name}>{rule.name}</span>
            <span className={styles.facts}>
              {[rule.sharingTypeName, rule.powerStr, ...(isIdle(rule) ? [idleWord(rule)] : [])].join(' · ')}
            </span>
            <VisuallyHidden>
              {idleReason(rule)} {t('sides', { from: sideText(rule, 'sources'), to: sideText(rule, 'targets') })}
            </VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  );
}
