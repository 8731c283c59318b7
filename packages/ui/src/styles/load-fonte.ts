import src from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Loads the typeface: the Latin subset only, one file of 48 KB for all weights. It is not in the style sheet, because
 * on 4G it competes with the code of the first screen for a quarter of a second. Until then, and when it fails, the
 * fallback is shown, which has nearly the same metrics.
 */
export function loadFonte(): void {
  document.fonts.add(
    new FontFace('Inter Variable', `url(${src}) format('woff2')`, { weight: '100 900', display: 'swap' }),
  );
}
