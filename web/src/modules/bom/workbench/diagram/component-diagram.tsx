import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { hasSubBom, type Component } from '../bom-tree.ts';
import { useWorkbenchText } from '../bom-workbench.texts.ts';
import { handleKey } from '../table/table-keys.ts';
import type { BomEditor } from '../use-bom-editor.ts';
import type { BomTreeState } from '../use-bom-tree.ts';
import { DiagramEdges } from './diagram-edges.tsx';
import { DiagramNode } from './diagram-node.tsx';
import sheet from './diagram.css?inline';
import { gap, leftOf, lineHeight, margin, nodeHeight, nodeWidth, topOf } from './measures.ts';
import { placeRows } from './place-rows.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** More are hard to find anything in; what is further down is reached by closing what is above. */
const mostDrawn = 200;
const page = 10;

/**
 * The rows that the tree shows as a diagram from left to right. It has the selection, the open branches and the keys of
 * the tree.
 */
export function ComponentDiagram({ title, editor, tree }: { title: string; editor: BomEditor; tree: BomTreeState }) {
  const t = useWorkbenchText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const {
    rows: { rows: all, toggle, openTo },
    selectedId,
    marks,
  } = editor;
  const rows = all.slice(0, mostDrawn);
  const layout = placeRows(rows);
  const size = {
    width: layout.columns * (nodeWidth + gap) - gap + 2 * margin,
    height: layout.lines * lineHeight + 2 * margin,
  };
  const { watch, ...zoom } = useZoom(size);
  const active = rows.findIndex(({ node }) => node.id === selectedId);

  const toggleNode = (node: Component) => {
    if (!hasSubBom(node)) return toggle(node.id);
    return void tree.openSubBom(node.subBomId, node.subRevision).then(() => openTo(node.id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const zoomBy = { '+': zoom.zoomIn, '=': zoom.zoomIn, '-': zoom.zoomOut, '0': zoom.fit }[event.key];
    if (zoomBy) zoomBy();
    else if (!handleKey(event, { editor, rows, active, page, toggle: toggleNode })) return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rows.find(
      ({ node }) => node.id === target.closest<HTMLElement>('[data-component]')?.dataset['component'],
    );
    if (row && target.closest('[data-caret]')) toggleNode(row.node);
    else if (row) void editor.select(row.node.id, event.ctrlKey || event.metaKey ? 'toggle' : 'one');
  };
  // The selected one, at first the whole: it stands in the middle of a diagram that may be much higher than its window.
  const show = useEffectEvent((selected: string | undefined) => {
    if (selected === undefined) root.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
    else document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => show(selectedId), [selectedId]);

  return (
    <div className="bom-diagram">
      <style>{sheet}</style>
      <div ref={watch} className="bom-diagram-window">
        <div
          role="tree"
          aria-label={t('components')}
          aria-multiselectable="true"
          tabIndex={0}
          className="bom-diagram-canvas"
          aria-activedescendant={active === -1 ? undefined : `${id}-${selectedId ?? ''}`}
          style={{ width: size.width * zoom.scale, height: size.height * zoom.scale }}
          onKeyDown={onKeyDown}
          onClick={onClick}>
          <div
            className="bom-diagram-scaled"
            role="presentation"
            style={{ width: size.width, height: size.height, scale: zoom.scale }}>
            <DiagramEdges rows={rows} layout={layout} size={size} />
            <div
              ref={root}
              className="bom-diagram-root"
              aria-hidden="true"
              title={title}
              style={{ left: leftOf(0), top: topOf(layout.root), width: nodeWidth, height: nodeHeight }}>
              {title}
            </div>
            {rows.map((row, index) => (
              <DiagramNode
                key={row.node.id}
                id={`${id}-${row.node.id}`}
                row={row}
                place={layout.places[index]!}
                isMarked={marks.ids.has(row.node.id)}
                isCurrent={index === active}
              />
            ))}
          </div>
        </div>
      </div>
      {all.length > rows.length && (
        <output className="bom-diagram-note">{t('mostDrawn', { most: mostDrawn, count: all.length })}</output>
      )}
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
