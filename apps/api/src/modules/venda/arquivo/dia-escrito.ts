import { addDias, isDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { ProblemaError } from './registro.ts';

const hora = String.raw`(?:[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)?`;
const brasileira = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})${hora}$`);
const iso = new RegExp(String.raw`^(\d{4})-?(\d{2})-?(\d{2})${hora}\s*(Z|[+-]\d{2}:?\d{2})?$`);

/**
 * Parses the São Paulo day of issue as systems write it: `21/11/2026`, `2026-11-21`, `20261121`, each with or
 * without the time. Null for an empty text. A time with a zone is converted; one without counts as São Paulo
 * time.
 */
export function parseDiaEscrito(text: string): string | null {
  const bare = text.trim();
  if (bare === '') return null;
  const [, dia = '', mes = '', ano] = brasileira.exec(bare) ?? [];
  if (ano !== undefined) return requireDia(`${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`);
  const parts = iso.exec(bare);
  if (!parts) throw new ProblemaError('dataInvalida');
  const written = requireDia(`${parts[1]}-${parts[2]}-${parts[3]}`);
  const [, , , , horas, minutos, segundos = '00', zona] = parts;
  if (zona === undefined || horas === undefined) return written;
  const offset = zona === 'Z' ? zona : `${zona.slice(0, 3)}:${zona.slice(-2)}`;
  const instant = new Date(`${written}T${horas.padStart(2, '0')}:${minutos}:${segundos}${offset}`);
  if (Number.isNaN(instant.getTime())) throw new ProblemaError('dataInvalida');
  return toSaoPaulo(instant).dia;
}

// Calendar validation dominates the cost of a line, and a file has few distinct days: cache the last one.
let last = '';

function requireDia(dia: string): string {
  if (dia === last) return dia;
  if (!isDia(dia)) throw new ProblemaError('dataInvalida');
  last = dia;
  return dia;
}

/**
 * Refuses a day outside the key's month: day and month are probably swapped. Tolerates one day, because the
 * clock of the issuer's state may be in the adjacent month.
 */
export function requireMesDaChave(dia: string | null, anoMes: string): void {
  if (dia === null || dia.startsWith(anoMes)) return;
  if (![-1, 1].some((days) => addDias(dia, days).startsWith(anoMes)))
    throw new ProblemaError('dataDeOutroMes');
}
