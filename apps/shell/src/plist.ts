import { escapeXml } from './escape-xml.ts';

/** A value in Apple's property list, as far as an app needs it. */
export type PlistValue =
  | string
  | boolean
  | number
  | readonly PlistValue[]
  | { readonly [key: string]: PlistValue };

/** Formats a property list as XML. */
export const toPlist = (value: PlistValue): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    ...toLines(value),
    '</plist>',
    '',
  ].join('\n');

function toLines(value: PlistValue): string[] {
  if (typeof value === 'string') return [`<string>${escapeXml(value)}</string>`];
  if (typeof value === 'boolean') return [`<${value}/>`];
  if (typeof value === 'number') return [`<integer>${value}</integer>`];
  if (isList(value)) return ['<array>', ...value.flatMap(toLines).map(indent), '</array>'];
  const lines = Object.entries(value).flatMap(([key, inner]) => [
    `<key>${escapeXml(key)}</key>`,
    ...toLines(inner),
  ]);
  return ['<dict>', ...lines.map(indent), '</dict>'];
}

const isList = (value: PlistValue): value is readonly PlistValue[] => Array.isArray(value);
const indent = (line: string) => `\t${line}`;
