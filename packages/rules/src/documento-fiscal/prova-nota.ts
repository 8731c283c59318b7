import type { FatosNota, FonteValor } from './fonte-valor.ts';

/** A source as the campaign's file has it: its name, how long a receipt waits for it, and how far it is believed. */
export interface FonteOrdenada {
  readonly fonte: FonteValor;
  /** Hours from the receipt's registration in which this source may still answer; of those that answer by themselves. */
  readonly esperaHoras?: number | undefined;
  /** The highest amount that counts without a person's look, in cents; of what a person declares. */
  readonly centavosMaximo?: number | undefined;
}

/** What is known of one source's answer about a receipt. */
export type Resposta =
  | { readonly situacao: 'achada'; readonly fatos: FatosNota; readonly conferir?: boolean | undefined }
  /** It may answer yet. */
  | { readonly situacao: 'procurando' }
  /** It will not: it does not know the receipt, cannot be asked about such a one, or is switched off. */
  | { readonly situacao: 'semResposta' };

export type Respostas = Partial<Record<FonteValor, Resposta>>;

/** What a receipt has to tell before it is counted. */
export interface Precisa {
  readonly valor: boolean;
  readonly quantidade: boolean;
}

/** What comes next for a receipt. */
export type Passo =
  | { readonly passo: 'contar'; readonly fonte: FonteValor; readonly fatos: FatosNota }
  | { readonly passo: 'recusar'; readonly fonte: FonteValor; readonly fatos: FatosNota }
  /** A source may answer until then. */
  | { readonly passo: 'esperar'; readonly fonte: FonteValor; readonly ate: Date }
  /** The person may say it. */
  | { readonly passo: 'pedir' }
  /** A person of the campaign looks at it; with what was declared and is not believed unseen. */
  | { readonly passo: 'conferir'; readonly fatos: FatosNota | undefined };

const horaMilissegundos = 3_600_000;

/** When a source's time to answer about a receipt ends. */
export const findFimEspera = ({ esperaHoras = 0 }: FonteOrdenada, registradoEm: Date): Date =>
  new Date(registradoEm.getTime() + esperaHoras * horaMilissegundos);

/** Whether facts say all that the campaign's rule needs. */
export const isSuficiente = (fatos: FatosNota, precisa: Precisa): boolean =>
  (!precisa.valor || fatos.valorCentavos !== null) && (!precisa.quantidade || fatos.quantidade !== null);

/**
 * Walks the sources in the campaign's order. The first that says enough decides; one that may answer yet is waited for,
 * whatever those after it say; what none of them proves is a person's. What was taken back by its issuer is refused.
 *
 * @param respostas what is known of each source; a source without an entry was not asked and does not answer
 */
export function findPasso(
  fontes: readonly FonteOrdenada[],
  respostas: Respostas,
  precisa: Precisa,
  { registradoEm, agora }: { registradoEm: Date; agora: Date },
): Passo {
  for (const ordenada of fontes) {
    const { fonte } = ordenada;
    const resposta = respostas[fonte];
    if (fonte === 'operador') break;
    if (resposta?.situacao === 'achada') {
      const { fatos } = resposta;
      if (fatos.cancelada) return { passo: 'recusar', fonte, fatos };
      if (fonte === 'declaracao') {
        return isDeclaracaoBelieved(ordenada, resposta, precisa)
          ? { passo: 'contar', fonte, fatos }
          : { passo: 'conferir', fatos };
      }
      if (isSuficiente(fatos, precisa)) return { passo: 'contar', fonte, fatos };
    } else if (fonte === 'declaracao') {
      return { passo: 'pedir' };
    } else if (resposta?.situacao === 'procurando') {
      const ate = findFimEspera(ordenada, registradoEm);
      if (agora < ate) return { passo: 'esperar', fonte, ate };
    }
  }
  return { passo: 'conferir', fatos: undefined };
}

const isDeclaracaoBelieved = (
  { centavosMaximo = 0 }: FonteOrdenada,
  { fatos, conferir }: Extract<Resposta, { situacao: 'achada' }>,
  precisa: Precisa,
): boolean =>
  !conferir &&
  isSuficiente(fatos, precisa) &&
  fatos.valorCentavos !== null &&
  fatos.valorCentavos <= centavosMaximo;

/** Two sources that say different things of one receipt: the amount, the day or the issuer. */
export const isDivergente = (a: FatosNota, b: FatosNota): boolean =>
  (['valorCentavos', 'quantidade', 'emitidoEm', 'emitente'] as const).some(
    (campo) => a[campo] !== null && b[campo] !== null && a[campo] !== b[campo],
  ) || a.cancelada !== b.cancelada;

/** Whether one source stands before another in the campaign's order; what is not listed stands last. */
export function isAntes(fontes: readonly FonteOrdenada[], fonte: FonteValor, outra: FonteValor): boolean {
  const place = (nome: FonteValor) => {
    const at = fontes.findIndex((one) => one.fonte === nome);
    return at < 0 ? fontes.length : at;
  };
  return place(fonte) < place(outra);
}
