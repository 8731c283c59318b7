/** Only #rgb and #rrggbb are colours here, so a configured colour can never carry other CSS with it. */
export const isCor = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);
