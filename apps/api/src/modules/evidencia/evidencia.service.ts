import { createHmac } from 'node:crypto';
import { evidenciaText } from '@trevo/contract/palavras.text';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada, CampanhaId } from '../campanha/public.ts';
import type { ImagemDocumentoService } from '../upload/public.ts';
import {
  countPontos,
  findCaixa,
  findEvidencias,
  passoDoCaixa,
  type Caixa,
  type Evidencia,
  type NotaPesada,
  type NotaRef,
  type NotaVizinha,
  type SinalDado,
} from './evidencia-sinais.ts';
import type { EvidenciaRow, EvidenciaStore, Pista } from './evidencia.store.ts';
import { isSameFoto, maximumBits, toFaixas, toFaixasVizinhas } from './foto-parecida.ts';

/** A receipt to weigh, registered or about to be. */
export interface Alvo extends NotaPesada {
  /** CNPJ or CPF of the issuer. */
  readonly emitente: string | null;
  /** Day of issue in São Paulo, `yyyy-mm-dd`. */
  readonly emitidoEm: string | null;
  /** The name of its picture's file. */
  readonly uriImagem: string | null;
  /** What names the device from which it was sent; null when that is not known. Only a keyed hash of it is kept. */
  readonly aparelho: string | null;
  /** The network from which it was sent (`toNetwork`); the same. */
  readonly endereco: string | null;
  /** What others found out about it. */
  readonly dados: readonly SinalDado[];
}

/** What speaks against a receipt, all together, and what it will be found by; to be kept once it is registered. */
export interface Pesagem {
  readonly pontos: number;
  readonly sinais: readonly Evidencia[];
  readonly pistas: readonly Pista[];
}

/** Other receipts of a campaign that count or wait; told by who keeps receipts. Never the receipt `exceto`. */
export interface NotasVizinhas {
  /** Of one issuer and day: those of that amount, and those of which amounts are not known; at most some. */
  listDoDia(
    campanhaId: CampanhaId,
    compra: { emitente: string; emitidoEm: string; valorCentavos: number | null },
    exceto: string,
  ): Promise<NotaVizinha[]>;
  /** Of one till, with numbers from `de` to `ate`, registered since then; at most some. */
  listDoCaixa(
    campanhaId: CampanhaId,
    numeros: { de: string; ate: string },
    desde: Date,
    exceto: string,
  ): Promise<NotaVizinha[]>;
}

/** What of a campaign says how receipts are weighed. */
interface Campanha {
  readonly campanhaId: CampanhaId;
  readonly arquivo: {
    readonly documentos: Pick<CampanhaPublicada['arquivo']['documentos'], 'evidencia'>;
  };
}

const nothing: Pesagem = { pontos: 0, sinais: [], pistas: [] };
const dayMilliseconds = 86_400_000;
const keptDays = 90;

/** Looks for what speaks against receipts: nobody is refused for it, a person looks at what weighs too much. */
export function createEvidenciaService(parts: {
  readonly store: EvidenciaStore;
  readonly imagens: Pick<ImagemDocumentoService, 'findImpressao'>;
  readonly vizinhas: NotasVizinhas;
  /** Keys the hashes of devices and addresses. */
  readonly dados: Root;
  readonly clock: Clock;
}) {
  const { store, imagens, vizinhas, dados, clock } = parts;

  /** A value of one campaign and month: what was read does not come back out of it, nor do the months come together. */
  const hash = (campanhaId: CampanhaId, mes: string, nome: string, valor: string): string =>
    `${nome}:${createHmac('sha256', dados.current().derive('evidencia'))
      .update(`${campanhaId}:${mes}:${nome}:${valor}`)
      .digest('base64url')
      .slice(0, 22)}`;

  const listFotos = async (
    campanhaId: CampanhaId,
    impressao: string | null,
    exceto: string,
  ): Promise<NotaRef[]> => {
    if (impressao === null) return [];
    const foto = { impressao, faixas: toFaixasVizinhas(impressao), bits: maximumBits };
    const near = await store.listComFoto(campanhaId, foto, exceto);
    const same = near.filter((row) => isSameFoto(row.impressao, impressao));
    return [...new Map(same.map((row) => [row.documentoFiscalId, row])).values()];
  };

  const listDoCaixa = (
    campanhaId: CampanhaId,
    caixa: Caixa | null,
    desde: Date,
    exceto: string,
  ): Promise<NotaVizinha[]> =>
    caixa ? vizinhas.listDoCaixa(campanhaId, toNumeros(caixa), desde, exceto) : Promise.resolve([]);

  return {
    /**
     * What speaks against a receipt in a campaign that asks for it (`documentos.evidencia`); nothing in others. Writes
     * nothing: `keep` does, with the same answer, once the receipt is registered.
     */
    async weigh({ campanhaId, arquivo }: Campanha, alvo: Alvo): Promise<Pesagem> {
      const regra = arquivo.documentos.evidencia;
      if (!regra) return nothing;
      const { consumidorId, documentoFiscalId: exceto, emitente, emitidoEm, valorCentavos } = alvo;
      const agora = clock.now();
      const { anoMes } = toSaoPaulo(agora);
      const desde = new Date(agora.getTime() - dayMilliseconds);
      const aparelho = alvo.aparelho && hash(campanhaId, anoMes, 'aparelho', alvo.aparelho);
      const rede = alvo.endereco && hash(campanhaId, anoMes, 'rede', alvo.endereco);
      const impressao = alvo.uriImagem ? await imagens.findImpressao(alvo.uriImagem) : null;
      const [doDia, doCaixa, comAFoto, doAparelho, outrasNaRede] = await Promise.all([
        emitente && emitidoEm
          ? vizinhas.listDoDia(campanhaId, { emitente, emitidoEm, valorCentavos }, exceto)
          : [],
        listDoCaixa(campanhaId, findCaixa(alvo.chaveAcesso, anoMes), desde, exceto),
        listFotos(campanhaId, impressao, exceto),
        aparelho ? store.listComPista(campanhaId, aparelho, desde, exceto) : [],
        rede ? store.countPessoas(campanhaId, rede, desde, consumidorId) : 0,
      ]);
      const pessoasNaRede = rede ? outrasNaRede + 1 : 0;
      const fatos = { nota: alvo, doDia, doCaixa, comAFoto, doAparelho, pessoasNaRede, dados: alvo.dados };
      const sinais = findEvidencias(fatos, regra);
      const pistas = [aparelho, rede].flatMap((valor) => (valor ? [{ valor, impressao: null }] : []));
      const faixas = impressao ? toFaixas(impressao).map((valor) => ({ valor, impressao })) : [];
      return { pontos: countPontos(sinais), sinais, pistas: [...pistas, ...faixas] };
    },
    /** Writes down what `weigh` answered about a receipt that is registered now; the same again changes nothing. */
    async keep(campanhaId: CampanhaId, documento: NotaRef, pesagem: Pesagem): Promise<void> {
      // Where a campaign asks for it, also that nothing was found: what was found before may not be so any more.
      if (pesagem === nothing) return;
      await store.keep(campanhaId, documento, pesagem.sinais, pesagem.pistas, clock.now());
    },
    /** What was found about these receipts, in words, of each the heaviest first. */
    async list(documentos: readonly NotaRef[]): Promise<(EvidenciaRow & { readonly descricao: string })[]> {
      const rows = await store.list(documentos);
      return rows.map((row) => ({ ...row, descricao: evidenciaText[row.sinal](row.detalhe) }));
    },
    /** Forgets devices and addresses after 90 days. */
    forgetOld: (): Promise<void> =>
      store.forgetBefore(new Date(clock.now().getTime() - keptDays * dayMilliseconds)),
  };
}

/** The numbers of a till near one, written as access keys have them. */
function toNumeros({ nome, numero, algarismos }: Caixa): { de: string; ate: string } {
  const write = (one: number) => `${nome}${String(Math.max(0, one)).padStart(algarismos, '0')}`;
  return { de: write(numero - passoDoCaixa), ate: write(numero + passoDoCaixa) };
}
