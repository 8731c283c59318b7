import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { detalheText } from '@trevo/contract/palavras.text';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { CabecalhoScpc, InformeScpc, ScpcStore, ScpcView } from './scpc.store.ts';

type Wire = RetornoOf<Calls['operador.informarScpc']>;

/** The header of the promotion in SCPC, which stands when two people type the same. */
export function createScpcService({ store, clock }: { store: ScpcStore; clock: Clock }) {
  return {
    find: store.find,
    /** Enters the header for one person. Throws requisicao.invalida for a period that ends before it begins. */
    async enter(publicada: CampanhaPublicada, cabecalho: CabecalhoScpc, ator: Ator): Promise<Wire> {
      if (cabecalho.autorizadaAte < cabecalho.autorizadaDe)
        throw refuse('requisicao.invalida', {}, [{ campo: 'autorizadaAte', mensagem: detalheText.periodo }]);
      const informe = { ator, cabecalho, em: clock.now().toISOString() };
      const after = await store.change(publicada.campanhaId, (before) => addInforme(before, informe));
      return toScpcWire(publicada, after, ator);
    },
  };
}

const campos = ['certificado', 'contasAte', 'autorizadaDe', 'autorizadaAte'] as const;

const isSame = (one: CabecalhoScpc, other: CabecalhoScpc): boolean =>
  campos.every((campo) => one[campo] === other[campo]);

/** Whether two authors are one person; all commands on the server count as one. */
const isMesma = (one: Ator, other: Ator): boolean => one.tipo === other.tipo && one.id === other.id;

/** Adds an entry: the second person's makes the header stand, or discards both. */
function addInforme(before: ScpcView, informe: InformeScpc): ScpcView {
  if (before.cabecalho && isSame(before.cabecalho, informe.cabecalho) && before.informes.length === 0)
    return before;
  const other = before.informes.find(({ ator }) => !isMesma(ator, informe.ator));
  if (!other) return { ...before, informes: [informe] };
  if (!isSame(other.cabecalho, informe.cabecalho))
    return { ...before, informes: [], divergencia: { em: informe.em, entre: [other.ator, informe.ator] } };
  return {
    informes: [],
    divergencia: null,
    cabecalho: informe.cabecalho,
    conferido_em: new Date(informe.em),
    conferido_por: [other.ator, informe.ator],
  };
}

/** Whether the standing header has the certificate of the published file; null without a header. */
export const isCertificadoIgual = (
  { arquivo }: CampanhaPublicada,
  { cabecalho }: Pick<ScpcView, 'cabecalho'>,
): boolean | null => cabecalho && findCertificado(arquivo.campanha.certificado) === cabecalho.certificado;

/** Returns the number of a certificate in its text, like `04.000001/2026`; the text itself without such a number. */
const findCertificado = (texto: string): string => /\b\d{2}\.\d{6}\/\d{4}\b/.exec(texto)?.[0] ?? texto.trim();

/** Renders the header for one person; entries of others stay hidden. */
export function toScpcWire(publicada: CampanhaPublicada, view: ScpcView, ator: Ator): Wire {
  const { informes, divergencia, cabecalho, conferido_em, conferido_por } = view;
  const [waiting] = informes;
  const open = divergencia === null ? (cabecalho ? 'VALE' : 'NENHUM') : 'DIVERGIU';
  return {
    situacao: waiting ? 'ESPERA' : open,
    informadoPor: waiting?.ator.nome ?? null,
    meu: waiting && isMesma(waiting.ator, ator) ? waiting.cabecalho : null,
    divergencia: divergencia && { em: divergencia.em, entre: divergencia.entre.map(({ nome }) => nome) },
    cabecalho,
    conferidoEm: conferido_em?.toISOString() ?? null,
    conferidoPor: (conferido_por ?? []).map(({ nome }) => nome),
    isCertificadoIgual: isCertificadoIgual(publicada, view),
  };
}
