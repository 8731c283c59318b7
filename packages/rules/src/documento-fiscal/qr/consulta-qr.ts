/**
 * The QR-code fields needed for the query to the state's page, beside the key. Version 2 has the shop's
 * signature, off-line also the facts that it covers; version 3 needs nothing, and where it carries a CPF
 * (off-line) there is no such value.
 */
export type ConsultaQr =
  | {
      readonly versao: '2';
      readonly idCsc: string;
      readonly hash: string;
      readonly offline?: { readonly dia: string; readonly valor: string; readonly digVal: string };
    }
  | { readonly versao: '3' };

/** Reads them from the fields of `KEY|version|environment|…`; undefined when a field is missing. */
export function readConsultaQr([, versao, , ...fields]: readonly string[]): ConsultaQr | undefined {
  if (versao === '3') return fields.length === 0 ? { versao } : undefined;
  if (versao !== '2') return undefined;
  const isOnline = fields.length === 2;
  if (!isOnline && fields.length !== 5) return undefined;
  const [idCsc = '', hash = ''] = fields.slice(-2);
  // Strict formats: a field that could hold a person's document is not stored.
  if (!/^\d{1,6}$/.test(idCsc) || !/^[0-9a-f]{40}$/i.test(hash)) return undefined;
  if (isOnline) return { versao, idCsc, hash };
  const [dia = '', valor = '', digVal = ''] = fields;
  const isWhole =
    /^(?:0?[1-9]|[12]\d|3[01])$/.test(dia) &&
    /^\d{1,10}(?:[.,]\d{1,2})?$/.test(valor) &&
    /^(?:[0-9a-f]{2}){10,40}$/i.test(digVal);
  return isWhole ? { versao, idCsc, hash, offline: { dia, valor, digVal } } : undefined;
}

/** Formats `2|idCsc|hash`, `2|day|total|digVal|idCsc|hash` or `3`, for sending and storing. */
export function formatConsultaQr(consulta: ConsultaQr): string {
  return toFields(consulta).join('|');
}

/** Parses the text of `formatConsultaQr`; undefined for anything else. Never throws. */
export function parseConsultaQr(text: string): ConsultaQr | undefined {
  const [versao = '', ...fields] = text.split('|');
  return readConsultaQr(['', versao, '', ...fields]);
}

/** Formats the query parameter `p`: `KEY|version|1|…`, as in the receipt's own code. */
export function formatConsultaP(chaveAcesso: string, consulta: ConsultaQr): string {
  const [versao, ...fields] = toFields(consulta);
  return [chaveAcesso, versao, '1', ...fields].join('|');
}

function toFields(consulta: ConsultaQr): string[] {
  if (consulta.versao === '3') return ['3'];
  const { idCsc, hash, offline } = consulta;
  const covered = offline ? [offline.dia, offline.valor, offline.digVal] : [];
  return ['2', ...covered, idCsc, hash];
}
