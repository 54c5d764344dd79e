import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shortClassNames } from './build/class-names.ts';
import { precompress } from './build/precompress.ts';
import { copyLabelsWithTexts } from './build/text-copies.ts';
import { definitionTexts } from './build/definition-texts.ts';
import { silentIcons } from './build/silent-icons.ts';
import { styleSheets } from './build/style-sheets.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';

const inThisFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Routes are in the hash, so every path that is not Vite's own is proxied to the server. */
const notOurs = '^/(?!$|\\?|index\\.html|favicon\\.svg|src/|node_modules/|contract/|assets/|@).*';

/** A list page takes its module's texts and contract along; the dialogs of the module find them loaded. */
const moduleOf = (id: string) => /modules\/(?:[^/]+\/)*?([^/]+)\/[^/]+$/.exec(id)?.[1] ?? null;

/**
 * A group contains the modules it names and all their imports. So a page needs a handful of requests: the libraries
 * that rarely change, what all pages share, the shell with what every list needs, what every form needs, and the page's
 * own parts: its list, and its record with the form.
 */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|zod|zustand|@noble)\//,
    priority: 9,
  },
  // The pages before login are part of the entry.
  { name: 'entry', tags: ['$initial' as const], priority: 8 },
  // Shared by the registration pages and the shell: in the shell's chunk it would load all of that.
  {
    name: 'kernel',
    test: /web\/src\/(?:kernel\/(?:tabs\/|http\/upload)|ui\/(?:form\/fields\/password-meter|dialog\/(?:auth-dialog|use-dialog|focus)))|contract\/src\/(?:kernel\/(?!list\/(?:condition|test)\.)|file-purposes|modules\/(?:file|company|region|sms-code)\/)/,
    priority: 7,
  },
  // Not what a list shows on demand: its columns to choose from, and what is done with selected rows. With the icons
  // that several pages show, and what several nouns refer to of the contracts of categories, dictionaries and materials:
  // in the chunk of their own list they would load all of that.
  {
    name: 'shell',
    test: /web\/src\/(?:app\/shell\/shell\.|ui\/(?:table\/(?!columns\/column-list|empty-list|selection\/batch-(?:bar|failures)\.)|filter\/|layout\/|feedback\/)|ui\/media\/(?:thumbnail|use-thumbnail|record-picture)|ui\/completeness\/(?:completeness-(?:bar|cell)|completeness\.texts|missing-text)|ui\/record\/(?:drawer\/)?use-|ui\/noun\/(?:defined\/(?:definition-text|defined-columns|defined-list-page)|add-button|copy-button|lazy-screens|named-row|noun-list-page|noun\.texts|request-for-one|standard-actions|standard-columns|standard-list-page|use-noun-list)|kernel\/(?:data|http|session|text)\/|modules\/category\/shared\/use-categories)|contract\/src\/modules\/(?:category\/|dictionary\/dictionary-item|employee\/colleague|inventory-organisation\/organisation-pair|record\/|material\/(?:material-(?:limits|prices|sets)|measure-fields|switch-fields))|@ant-design\/icons(?:-svg)?\/(?:.*\/)?(?:CloseCircleFilled|(?:Check|Minus|EyeInvisible|Eye|Holder|Delete|Edit|Copy|ArrowDown|ArrowUp|Export|Warning|ArrowLeft|Upload|CloudDownload|Printer)Outlined)\.js/,
    priority: 6,
  },
  // Nouns whose screens follow from their definition; other nouns refer to them.
  { name: moduleOf, test: /contract\/src\/modules\/(?:brand|unit)\/[^?]+$/, priority: 6 },
  // Not what only some forms have: large controls, trees, pickers, how complete a record is.
  {
    name: 'form',
    test: /web\/src\/(?:kernel\/|ui\/(?!completeness|conflict|dialog\/drawer|layout\/use-row-order|inputs\/antd|tree-editor|pickers|readers|two-factor|form\/fields\/password|noun\/(?:tree-set|use-record-calls)|rich-text|charts|grid|record\/(?:fields|facts|organisations|page-sections)\/|media\/(?:upload\/|media-gallery|video-viewer)))|antd\/es\/(?:input|input-number|radio|checkbox)\//,
    minShareCount: 2,
    priority: 5,
  },
  // What the large records have in common, materials and products.
  {
    name: 'large-record',
    test: /web\/src\/(?:ui\/(?:record\/(?:fields|facts|organisations|page-sections)\/|media\/(?:upload\/|media-gallery))|modules\/(?:unit|category|subject)\/shared\/(?:measure-fields|own-organisation|path-field|unit-field|use-category-tree|use-units))/,
    minShareCount: 2,
    priority: 4,
  },
  // A tree to look at; with the node that is chosen beside it; and the forms and dialogs that edit nodes.
  { name: 'tree-view', test: /web\/src\/ui\/tree-editor\/view\//, minShareCount: 2, priority: 5 },
  {
    name: 'tree',
    test: /web\/src\/ui\/tree-editor\/(?!tree-editors?\.tsx|node-form|move-dialog)/,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'tree-form', test: /web\/src\/ui\/tree-editor\//, minShareCount: 2, priority: 3 },
  // What charts share is less than a kilobyte: in chunks of their own each part would be a request.
  { name: 'chart', test: /web\/src\/ui\/charts\/(?:bar-axes|chart\.module|label-width)/, priority: 4 },
  // Set up by those who are logged in, and by those whose role asks for it at login.
  {
    name: 'two-factor',
    test: /web\/src\/ui\/two-factor\/two-factor\.texts\.ts$|contract\/src\/modules\/two-factor\//,
    priority: 4,
  },
  {
    name: moduleOf,
    test: /web\/src\/modules\/(?:(?:[^/]+\/)+[^/]+-list|account\/my-account|organisation\/department)-page\.tsx$/,
    priority: 3,
  },
  {
    name: (id: string) => `${moduleOf(id)}-record`,
    test: /web\/src\/modules\/(?:account\/)?[^/]+\/[^/]+-record\.tsx$/,
    priority: 2,
  },
];

/** Styles that no list and no usual form needs: what a dialog, the grid or a page of its own brings along. */
const rareStyles =
  /web\/src\/(?:ui\/(?:grid|conflict|rich-text)|modules\/(?:register|palette|import|chat|bom\/(?:workbench|analysis)|role\/matrix|product\/record))\//;

export default defineConfig(({ command }) => ({
  root: inThisFolder('.'),
  plugins: [
    react(),
    copyLabelsWithTexts(),
    definitionTexts(),
    silentIcons(),
    withoutJsonSchema(),
    styleSheets({ rare: rareStyles }),
    precompress(),
  ],
  server: { port: 5173, proxy: { [notOurs]: { target: `http://localhost:${process.env.PORT ?? 8080}`, ws: true } } },
  // In development the names say where a rule is from.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(inThisFolder('src')) } } }),
  build: {
    outDir: inThisFolder('dist'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Pictures inside the bundle would be loaded by pages that never show them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      // antd's inputs import a provider of a form library that does not say that its other parts, a validator among
      // them, can be left out.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/@rc-component\/(?:form|async-validator)\//, sideEffects: false }],
      },
    },
  },
}));
