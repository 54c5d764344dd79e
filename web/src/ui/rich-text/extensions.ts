import { mergeAttributes, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnPicture } from './sanitise-html.ts';

/** A picture from our file store; others, such as those in text pasted from Word, are dropped. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => isOwnPicture(image.getAttribute('src')) && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** What a text can contain: pasted styles, classes, fonts and scripts have no place in this schema. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Picture,
];
