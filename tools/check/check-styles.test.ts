import { expect, test } from 'vitest';
import { checkStyles } from './check-styles.ts';
import { createFixtureProject } from './fixture-project.ts';

const card = 'packages/ui/src/display/Card';
const whole = {
  'packages/config/src/tema/theme-tokens.ts': `export const themeTokens = {\n  fundo: 'behind',\n  'borda-forte': 'lines',\n} as const;\n`,
  'packages/config/src/tema/theme.ts': 'const css = `:root{--esquema:dark}`;',
  'packages/ui/src/styles/tokens.css': ':root { --raio-m: 1rem; }',
  [`${card}.tsx`]: `import styles from './Card.module.css';
    export const Card = ({ size }: { size: 'big' | 'small' }) =>
      <p className={styles.card} style={{ '--ordem': 1 }}><i className={styles[size]} /><b className={styles['x-y']} /></p>;`,
  [`${card}.module.css`]: `/* .gone { color: var(--gone); } */
    .card, .x-y:not(.big) { margin: 0.5rem; color: var(--cor-fundo); border-color: var(--cor-borda-forte); }
    @media (width > 20.5em) { .small { order: var(--ordem); color-scheme: var(--esquema, light); } }
    :global(.other) .card { --own: 1; border-radius: calc(var(--raio-m) * var(--own)); }`,
};
const breachesOf = (files: Record<string, string>) =>
  checkStyles(createFixtureProject({ ...whole, ...files }));

test('accepts classes and properties that are defined and used', () => {
  expect(breachesOf({})).toEqual([]);
});

test('accepts colours in the sheet of tokens, and a mix of tokens elsewhere', () => {
  expect(
    breachesOf({
      'packages/ui/src/styles/tokens.css': ':root { --raio-m: 1rem; --cor-papel: #fff; }',
      [`${card}.module.css`]: `${whole[`${card}.module.css`]} .card { color: color-mix(in oklab, var(--cor-papel) 20%, transparent); }`,
    }),
  ).toEqual([]);
});

test.each([
  ['a class that the sheet lacks', `<p className={styles.gone} />`, 'uses the class gone'],
  ['a class in brackets that the sheet lacks', `<p className={styles['go-ne']} />`, 'uses the class go-ne'],
  ['a property in an inline style', `<p style={{ color: 'var(--gone)' }} />`, 'uses --gone'],
])('rejects %s', (_, jsx, words) => {
  const text = `${whole[`${card}.tsx`]}\nexport const other = ${jsx};`;
  expect(breachesOf({ [`${card}.tsx`]: text })).toEqual([
    expect.stringMatching(new RegExp(`^${card}\\.tsx:4 ${words}`)),
  ]);
});

test.each([
  ['an unused class', '.gone { order: 1; }', 'defines the class gone'],
  ['an unused class inside @media', '@media print { .gone { order: 1; } }', 'defines the class gone'],
  ['a colour in hexadecimal digits', '.card { color: #fff; }', 'has the colour #fff'],
  ['a colour function in a list', '.card { box-shadow: 0 0 1px rgb(0 0 0 / 20%); }', 'has the colour rgb('],
  ['an undefined property', '.card { order: var(--gone); }', 'uses --gone'],
  ['an undefined property with a fallback', '.card { order: var( --gone, 1); }', 'uses --gone'],
  ['an unknown theme token', '.card { color: var(--cor-gone); }', 'uses --cor-gone'],
])('rejects %s', (_, css, words) => {
  const text = `${whole[`${card}.module.css`]}\n${css}`;
  expect(breachesOf({ [`${card}.module.css`]: text })).toEqual([expect.stringContaining(`.css:5 ${words}`)]);
});

test('rejects a class used only by a test', () => {
  const files = {
    [`${card}.module.css`]: `${whole[`${card}.module.css`]}\n.gone { order: 1; }`,
    [`${card}.test.tsx`]: `import styles from './Card.module.css';\nexport const x = styles.gone;`,
  };
  expect(breachesOf(files)).toHaveLength(1);
});
