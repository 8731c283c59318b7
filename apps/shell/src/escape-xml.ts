const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as content or attribute of XML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** Text as Android's resources take it, where quotation marks, apostrophes and a few first signs mean something. */
export const toAndroidString = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/['"]/g, '\\$&')
    .replace(/^[@?]/, '\\$&')
    .replace(/[&<>]/g, (sign) => escapes[sign]!);
