const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML content or attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** Escapes text for Android resources, where quotation marks, apostrophes and some leading characters are special. */
export const toAndroidString = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/['"]/g, '\\$&')
    .replace(/^[@?]/, '\\$&')
    .replace(/[&<>]/g, (sign) => escapes[sign]!);
