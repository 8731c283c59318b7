import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatNumeroSorte } from '@trevo/rules/texto/mask';
import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { refuse } from '../../kernel/domain-error.ts';
import { bloqueioText, type BloqueioEnvioService } from '../bloqueio/public.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import {
  createToMotivo,
  type DocumentoFiscalModule,
  type DocumentoFiscalView,
} from '../documento-fiscal/public.ts';
import { explicacaoText as text } from './historico/historico-pessoa.text.ts';

type Explicacao = RetornoOf<Calls['operador.explicarNota']>;

/** Numbers that one sentence names. */
const nomeados = 3;

/** Answers "Por que não ganhei meu número?" for one receipt. */
export function createExplicacaoService({
  fichas,
  bloqueiosDoEnvio,
}: Pick<DocumentoFiscalModule, 'fichas'> & {
  readonly bloqueiosDoEnvio: Pick<BloqueioEnvioService, 'listDoEnvio'>;
}) {
  /** Returns the reason of a block of the person or the issuer; null without one. */
  const findBloqueio = async (
    { campanhaId }: CampanhaPublicada,
    consumidorId: string,
    emitente: string | null,
  ): Promise<string | null> => {
    const envio = { consumidorId, emitente, aparelho: null, endereco: null };
    const [bloqueio] = await bloqueiosDoEnvio.listDoEnvio(campanhaId, envio);
    return bloqueio ? bloqueioText.sinais[bloqueio.tipo](bloqueio.motivo) : null;
  };

  return {
    /** Throws documentoFiscal.nenhum for an id that is no receipt of the person in the campaign. */
    async explain(
      publicada: CampanhaPublicada,
      consumidorId: string,
      { documentoFiscalID, chaveAcesso }: BodyOf<Calls['operador.explicarNota']>,
    ): Promise<Explicacao> {
      const ref =
        chaveAcesso === undefined
          ? { consumidorId, documentoFiscalId: documentoFiscalID! }
          : await fichas.findRefByChave(publicada.campanhaId, chaveAcesso);
      if (ref?.consumidorId !== consumidorId) {
        const bloqueio = await findBloqueio(publicada, consumidorId, findEmitente(chaveAcesso ?? ''));
        return ref
          ? { ...semNota, situacao: 'deOutraConta', ...text.deOutraConta, bloqueio, acao: null }
          : { ...semNota, situacao: 'naoEnviada', ...text.naoEnviada, bloqueio, acao: 'pedirEnvio' };
      }
      const view = await fichas.find(publicada, ref);
      if (!view) throw refuse('documentoFiscal.nenhum');
      const bloqueio = await findBloqueio(publicada, consumidorId, view.emitente);
      return { ...describe(publicada, view), bloqueio };
    },
  };
}

const semNota = { documentoFiscalID: null, numeros: [] };

/** Returns the issuer of an access key; null for an invalid one. */
function findEmitente(chaveAcesso: string): string | null {
  const parsed = parseChaveAcesso(chaveAcesso, '2999-12');
  return parsed.ok ? parsed.chave.emitente : null;
}

function describe(publicada: CampanhaPublicada, view: DocumentoFiscalView): Omit<Explicacao, 'bloqueio'> {
  const motivo = createToMotivo(publicada)(view.motivo, view.motivo_valores);
  const porque = motivo?.mensagem ?? text.semMotivo;
  const nota = {
    documentoFiscalID: view.documento_fiscal_id,
    numeros: view.numeros,
    cura: motivo?.cura ?? null,
  };
  if (view.status === 'PENDENTE')
    return view.apurar_em
      ? { ...nota, situacao: 'procurando', frase: text.procurando(porque), acao: 'esperar' }
      : { ...nota, situacao: 'naFila', frase: text.naFila(porque), acao: 'anotar' };
  if (view.status === 'INVALIDO')
    return { ...nota, situacao: 'recusada', frase: text.recusada(porque), acao: 'anotar' };
  if (view.numeros.length === 0)
    return { ...nota, situacao: 'semNumeros', frase: text.semNumeros(porque), acao: null };
  const some = view.numeros.slice(0, nomeados).map(({ serie, numero }) => formatNumeroSorte(serie, numero));
  const more = view.numeros.length > nomeados ? ['…'] : [];
  const frase = text.ganhou(view.numeros.length, [...some, ...more].join(', '));
  return { ...nota, situacao: 'ganhou', frase, cura: null, acao: null };
}
