import { dictionary } from '../../kernel/text.ts';
import { treeEditorEn } from './tree-editor.en.ts';
import { treeEditorZh } from './tree-editor.zh.ts';

export const { useText: useTreeEditorText, text: treeEditorText } = dictionary('treeEditor', treeEditorZh, treeEditorEn);
