import css from './import.css?inline';

/** These rules come with the screens: the style sheet that every page loads, that of the login too, stays small. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** `styles.page` is the class `import-page`. */
const styles = new Proxy<Readonly<Record<string, string>>>({}, { get: (_none, name) => `import-${String(name)}` });
export default styles;
