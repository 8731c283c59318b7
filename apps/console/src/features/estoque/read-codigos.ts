/** Codes of a file: one per line or as the first cell, and the numbers of the lines without a usable one. */
export interface CodigosLidos {
  readonly codigos: readonly string[];
  readonly ruins: readonly number[];
}

/** Reads one code per line; a heading in the first line is left out. */
export function readCodigos(text: string, isCodigo: (codigo: string) => boolean): CodigosLidos {
  const codigos: string[] = [];
  const ruins: number[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const codigo = line
      .split(/[;\t]/, 1)[0]!
      .trim()
      .replace(/^"(.*)"$/, '$1');
    if (codigo === '' || (at === 0 && /^c[oó]digos?$/i.test(codigo))) continue;
    if (isCodigo(codigo)) codigos.push(codigo);
    else ruins.push(at + 1);
  }
  return { codigos: [...new Set(codigos)], ruins };
}

/** Whether a printed code can be imported, as the contract requires. */
export const isCodigoImpresso = (codigo: string): boolean => /^[A-Za-z0-9]{4,40}$/.test(codigo);

/** Whether a voucher's code can be imported. */
export const isCodigoVoucher = (codigo: string): boolean => codigo.length <= 100;
