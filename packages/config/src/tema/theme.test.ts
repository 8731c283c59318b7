import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexToOklch, isCor, oklchToHex } from './oklch.ts';
import { buildTheme, contrastRatio, marcaToCss, mix, pickSobre, themeToCss, toOutroModo } from './theme.ts';
import { themePromises, themeTokens } from './theme-tokens.ts';

const cor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.record({
  corPrimaria: cor,
  corSecundaria: cor,
  modo: fc.constantFrom('claro' as const, 'escuro' as const),
});

describe('buildTheme', () => {
  test('keeps every guaranteed contrast for any two colours and both modes', () => {
    fc.assert(
      fc.property(colors, (input) => {
        const theme = buildTheme(input);
        for (const { frente, fundo, minimo } of themePromises) {
          const ratio = contrastRatio(theme[frente], theme[fundo]);
          if (ratio < minimo) throw new Error(`${frente} on ${fundo}: ${ratio.toFixed(2)} < ${minimo}`);
        }
        for (const corMarca of [input.corPrimaria, input.corSecundaria]) {
          const rings = [theme.foco, theme['foco-contraste']].map((ring) => contrastRatio(ring, corMarca));
          expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('keeps text on the header readable at every point of the gradient', () => {
    fc.assert(
      fc.property(colors, fc.double({ min: 0, max: 1, noNaN: true }), (input, t) => {
        const theme = buildTheme(input);
        const point = mix(theme['cabecalho-inicio'], theme['cabecalho-fim'], t);
        expect(contrastRatio(point, theme['sobre-cabecalho'])).toBeGreaterThanOrEqual(4.4);
      }),
    );
  });

  test('returns a six-digit colour for every documented token', () => {
    fc.assert(
      fc.property(colors, (input) => {
        const theme = buildTheme(input);
        expect(Object.keys(theme).sort()).toEqual(Object.keys(themeTokens).sort());
        for (const tone of Object.values(theme)) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 50 },
    );
  });

  test("keeps the brand's own colour on its buttons", () => {
    expect(buildTheme({ corPrimaria: '#355da1', corSecundaria: '#c13d5a' })).toMatchObject({
      primaria: '#355da1',
      'sobre-primaria': '#ffffff',
      secundaria: '#c13d5a',
    });
    expect(buildTheme({ corPrimaria: '#ffd60a', corSecundaria: '#c13d5a' })).toMatchObject({
      primaria: '#ffd60a',
      'sobre-primaria': '#000000',
    });
  });

  test('darkens a white brand on white and lightens a black brand on black', () => {
    const claro = buildTheme({ corPrimaria: '#ffffff', corSecundaria: '#fff' });
    expect(contrastRatio(claro.primaria, claro.superficie)).toBeGreaterThan(10);
    const escuro = buildTheme({ corPrimaria: '#050505', corSecundaria: '#000', modo: 'escuro' });
    expect(contrastRatio(escuro.primaria, escuro.superficie)).toBeGreaterThan(10);
  });

  test('uses the second colour for a near-black brand on black and a near-white one on white', () => {
    const escuro = buildTheme({ corPrimaria: '#111114', corSecundaria: '#d9a441', modo: 'escuro' });
    expect(escuro).toMatchObject({ primaria: '#d9a441', 'sobre-primaria': '#000000' });
    expect(escuro['grafico-1']).not.toBe(escuro['grafico-2']);
    const claro = buildTheme({ corPrimaria: '#fefefe', corSecundaria: '#c13d5a' });
    expect(claro.primaria).toBe('#c13d5a');
  });

  test.each(['#808080', '#ffffff', '#111114'])(
    'uses the fallback hue of blue for chart series of the grey brand %s',
    (corPrimaria) => {
      const { 'grafico-1': serie } = buildTheme({ corPrimaria, corSecundaria: '#808080' });
      expect(hexToOklch(serie).h).toBeCloseTo(250, -1);
      expect(hexToOklch(serie).c).toBeGreaterThan(0.05);
    },
  );

  test('keeps a visible first colour, however bright the second one is', () => {
    expect(buildTheme({ corPrimaria: '#808080', corSecundaria: '#ff0000' }).primaria).toBe('#808080');
    expect(buildTheme({ corPrimaria: '#111114', corSecundaria: '#ff0000' }).primaria).toBe('#111114');
  });

  test('makes hover and pressed differ from the button at rest, for any colour', () => {
    fc.assert(
      fc.property(colors, (input) => {
        const theme = buildTheme(input);
        expect(theme['primaria-hover']).not.toBe(theme.primaria);
        expect(theme['primaria-pressionada']).not.toBe(theme['primaria-hover']);
      }),
      { numRuns: 3000, examples: [[{ corPrimaria: '#000000', corSecundaria: '#ffffff', modo: 'claro' }]] },
    );
  });

  test('keeps the dark header of a near-black brand in dark mode', () => {
    const theme = buildTheme({ corPrimaria: '#111114', corSecundaria: '#d9a441', modo: 'escuro' });
    expect(theme).toMatchObject({ 'cabecalho-inicio': '#111114', 'sobre-cabecalho': '#ffffff' });
  });

  test('replaces an invalid colour by the default, so that it never reaches the style sheet', () => {
    const css = themeToCss(buildTheme({ corPrimaria: 'red;}body{display:none', corSecundaria: '#12' }));
    expect(css).toBe(themeToCss(buildTheme({ corPrimaria: '#355da1', corSecundaria: '#c13d5a' })));
    expect(css).toMatch(/^:root\{(--cor-[a-z0-9-]+:#[0-9a-f]{6};?)+\}$/);
  });
});

describe('toOutroModo', () => {
  const cores = { corPrimaria: '#355da1', corSecundaria: '#c13d5a' };

  test("follows the device's preference only when the campaign has chosen no mode", () => {
    expect(toOutroModo(cores, true)).toMatchObject({ modo: 'escuro', media: '(prefers-color-scheme:dark)' });
    expect(toOutroModo(cores, false).media).toBe('not all');
    expect(toOutroModo({ ...cores, modo: 'escuro' }, false)).toMatchObject({
      modo: 'claro',
      media: 'not all',
    });
  });

  test('replaces every token and the colour scheme of the first style sheet', () => {
    const { css } = toOutroModo(cores, true);
    for (const token of Object.keys(themeTokens)) expect(css).toContain(`--cor-${token}:`);
    expect(css).toContain('--esquema:dark');
    expect(marcaToCss(cores)).toContain('--esquema:light');
  });

  test("puts the surface of the campaign's mode behind logos, and white behind pictures in the dark", () => {
    expect(toOutroModo(cores, true).css).toContain('--placa-logo:#ffffff');
    expect(toOutroModo(cores, true).css).toContain('--placa-foto:#ffffff');
    const noite = { corPrimaria: '#111114', corSecundaria: '#d9a441', modo: 'escuro' } as const;
    const { superficie } = buildTheme(noite);
    expect(toOutroModo(noite, false).css).toContain(`--placa-logo:${superficie}`);
    expect(marcaToCss(noite)).toContain('--placa-foto:#ffffff');
  });

  test('dims the background picture in the dark', () => {
    expect(toOutroModo(cores, true, '/marcas/f.svg').css).toMatch(
      /--imagem-fundo:url\("\/marcas\/f\.svg"\).*--veu:linear-gradient\(rgb\(0 0 0\/\.6\) 0 0\)/,
    );
    expect(toOutroModo({ ...cores, modo: 'escuro' }, true).css).not.toContain('--veu');
  });
});

describe('colour functions', () => {
  test('pickSobre is readable on any colour', () => {
    fc.assert(
      fc.property(cor, (fundo) => {
        expect(contrastRatio(pickSobre(fundo), fundo)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('conversion to OKLCH and back is lossless', () => {
    fc.assert(
      fc.property(cor, (hex) => {
        expect(oklchToHex(hexToOklch(hex))).toBe(hex);
      }),
    );
  });

  test.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#fff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('contrast of %s and %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1);
  });

  test.each(['#abc', '#A1b2C3'])('isCor accepts %s', (value) => expect(isCor(value)).toBe(true));
  test.each(['red', '#abcd', '#12345g', '#123456;', ' #123456', '#123456\n', 12, null])(
    'isCor rejects %j',
    (value) => expect(isCor(value)).toBe(false),
  );
});
