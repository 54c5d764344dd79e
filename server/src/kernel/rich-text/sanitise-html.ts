import { createRequire } from 'node:module';
import { FileLink } from '@edp/contract/kernel/file-link.ts';
import type sanitize from 'sanitize-html';
import { addressOf } from '../files/links.ts';

/** The editor can write this, and nothing more. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'strong',
    'em',
    'u',
    's',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    img: (tagName, { src, alt = '' }): sanitize.Tag => {
      const id = FileLink.safeParse(src).data;
      return { tagName, attribs: id ? { src: addressOf(id), alt } : {} };
    },
  },
  // A picture elsewhere would tell its owner who reads the text.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

const require = createRequire(import.meta.url);

/**
 * Makes HTML safe to store. Pictures are those of the file store, by their ids. The library has 75 files, which a start
 * should not wait for.
 */
export const sanitiseHtml = (html: string) => (require('sanitize-html') as typeof sanitize)(html, allowed);

/** As `sanitiseHtml` writes it; `app.text_files` looks for the same. */
const pictures = /(<img src=")\/file\/v6\/view\/([1-9]\d{0,17})"/g;

/** The ids of the files that a sanitised text shows. */
export const picturesIn = (html: string) => [...new Set(Array.from(html.matchAll(pictures), ([, , id]) => id!))];

/** A stored text as it is read: with addresses that can be opened from today on. */
export const signPictures = (html: string, linkTo: (fileId: string) => string) =>
  html.replaceAll(pictures, (_whole, before: string, id: string) => `${before}${linkTo(id).replaceAll('&', '&amp;')}"`);
