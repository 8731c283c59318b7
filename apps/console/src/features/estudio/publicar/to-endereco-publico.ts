/** Returns the public address of a host of a campaign: with the port of this page, which serves both. */
export const toEnderecoPublico = (
  host: string,
  { protocol, port }: Pick<Location, 'protocol' | 'port'> = window.location,
): string => `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
