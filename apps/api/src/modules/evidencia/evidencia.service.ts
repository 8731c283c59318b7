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

/** A receipt to check, registered or not yet. */
export interface Alvo extends NotaPesada {
  /** CNPJ or CPF of the issuer. */
  readonly emitente: string | null;
  /** Day of issue in São Paulo, `yyyy-mm-dd`. */
  readonly emitidoEm: string | null;
  /** File name of the receipt's picture. */
  readonly uriImagem: string | null;
  /** Id of the sending device; null when unknown. Only a keyed hash is stored. */
  readonly aparelho: string | null;
  /** Network of the sender (`toNetwork`); null when unknown. Only a keyed hash is stored. */
  readonly endereco: string | null;
  /** Signals found by other modules. */
  readonly dados: readonly SinalDado[];
}

/**
 * Signals of a receipt with their sum, and the lookup keys by which later checks find it; stored after the
 * registration.
 */
export interface Pesagem {
  readonly pontos: number;
  readonly sinais: readonly Evidencia[];
  readonly pistas: readonly Pista[];
}

/** Port to the receipts module: other valid or pending receipts of a campaign, excluding `exceto`. */
export interface NotasVizinhas {
  /** Lists a bounded number of receipts of one issuer and day, with that amount or an unknown one. */
  listDoDia(
    campanhaId: CampanhaId,
    compra: { emitente: string; emitidoEm: string; valorCentavos: number | null },
    exceto: string,
  ): Promise<NotaVizinha[]>;
  /** Lists a bounded number of one till's receipts numbered `de` to `ate` and registered since `desde`. */
  listDoCaixa(
    campanhaId: CampanhaId,
    numeros: { de: string; ate: string },
    desde: Date,
    exceto: string,
  ): Promise<NotaVizinha[]>;
}

/** Campaign settings of the check. */
interface Campanha {
  readonly campanhaId: CampanhaId;
  readonly arquivo: {
    readonly documentos: Pick<CampanhaPublicada['arquivo']['documentos'], 'evidencia'>;
  };
}

const nothing: Pesagem = { pontos: 0, sinais: [], pistas: [] };
const dayMilliseconds = 86_400_000;
const keptDays = 90;
const prefixoAparelho = 'instalacao:';

/** Finds fraud signals of receipts. Signals never refuse a receipt; above the threshold it goes to manual review. */
export function createEvidenciaService(parts: {
  readonly store: EvidenciaStore;
  readonly imagens: Pick<ImagemDocumentoService, 'findImpressao'>;
  readonly vizinhas: NotasVizinhas;
  /** Root key for the hashes of devices and networks. */
  readonly dados: Root;
  readonly clock: Clock;
}) {
  const { store, imagens, vizinhas, dados, clock } = parts;

  /**
   * Keyed hashes of a device, per campaign: not reversible, and not linkable between campaigns. The first one is of the
   * current key; the others find rows stored before a change of keys.
   */
  const hashAparelho = (campanhaId: CampanhaId, aparelho: string): string[] =>
    dados
      .accepted()
      .map(
        (key) =>
          `${prefixoAparelho}${createHmac('sha256', key.derive('evidencia'))
            .update(`${campanhaId}:aparelho:${aparelho}`)
            .digest('hex')
            .slice(0, 32)}`,
      );

  /** Keyed hash per campaign and month: not reversible, and not linkable between months. */
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
    hashAparelho,
    /** Returns the hash of the device that sent a receipt; undefined when unknown or no longer kept. */
    async findAparelho(nota: NotaRef): Promise<string | undefined> {
      return (await store.listPistas(nota)).find((valor) => valor.startsWith(prefixoAparelho));
    },
    /**
     * Finds the signals of a receipt where the campaign enables the check (`documentos.evidencia`). Read-only:
     * `keep` stores the result once the receipt is registered.
     */
    async weigh({ campanhaId, arquivo }: Campanha, alvo: Alvo): Promise<Pesagem> {
      const regra = arquivo.documentos.evidencia;
      if (!regra) return nothing;
      const { consumidorId, documentoFiscalId: exceto, emitente, emitidoEm, valorCentavos } = alvo;
      const agora = clock.now();
      const { anoMes } = toSaoPaulo(agora);
      const desde = new Date(agora.getTime() - dayMilliseconds);
      const aparelho = alvo.aparelho && hashAparelho(campanhaId, alvo.aparelho)[0]!;
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
    /**
     * Lists other receipts of the campaign with a copy of this one's picture, of the same till with near numbers, and
     * of the same device, each at most a day older. Pictures and devices are known where the campaign enables the check.
     */
    async listVizinhas(
      campanhaId: CampanhaId,
      nota: NotaRef & {
        readonly chaveAcesso: string | null;
        readonly uriImagem: string | null;
        readonly registradoEm: Date;
      },
    ): Promise<Record<'foto' | 'caixa' | 'aparelho', readonly NotaRef[]>> {
      const { documentoFiscalId: exceto, uriImagem, registradoEm } = nota;
      const { anoMes } = toSaoPaulo(registradoEm);
      const desde = new Date(registradoEm.getTime() - dayMilliseconds);
      const impressao = uriImagem ? await imagens.findImpressao(uriImagem) : null;
      const pistas = await store.listPistas(nota);
      // Hashes of before have another prefix.
      const aparelhos = pistas.filter((valor) => /^(instalacao|aparelho):/.test(valor));
      const [foto, caixa, ...aparelho] = await Promise.all([
        listFotos(campanhaId, impressao, exceto),
        listDoCaixa(campanhaId, findCaixa(nota.chaveAcesso, anoMes), desde, exceto),
        ...aparelhos.map((valor) => store.listComPista(campanhaId, valor, desde, exceto)),
      ]);
      return { foto, caixa, aparelho: aparelho.flat() };
    },
    /** Lists other receipts of the campaign with a copy of this picture, where the campaign enables the check. */
    listMesmaFoto: async (campanhaId: CampanhaId, uriImagem: string, exceto: string): Promise<NotaRef[]> =>
      listFotos(campanhaId, await imagens.findImpressao(uriImagem), exceto),
    /** Stores the result of `weigh` for a registered receipt; idempotent. */
    async save(campanhaId: CampanhaId, documento: NotaRef, pesagem: Pesagem): Promise<void> {
      // An empty result is stored too where the check is enabled: it replaces earlier signals.
      if (pesagem === nothing) return;
      await store.save(campanhaId, documento, pesagem.sinais, pesagem.pistas, clock.now());
    },
    /** Lists the stored signals of these receipts as text, heaviest first per receipt. */
    async list(documentos: readonly NotaRef[]): Promise<(EvidenciaRow & { readonly descricao: string })[]> {
      const rows = await store.list(documentos);
      return rows.map((row) => ({ ...row, descricao: evidenciaText[row.sinal](row.detalhe) }));
    },
    /** Deletes hashes of devices and networks after 90 days. */
    forgetOld: (): Promise<void> =>
      store.forgetBefore(new Date(clock.now().getTime() - keptDays * dayMilliseconds)),
  };
}

/** Returns the range of receipt numbers around one, formatted as in access keys. */
function toNumeros({ nome, numero, algarismos }: Caixa): { de: string; ate: string } {
  const write = (one: number) => `${nome}${String(Math.max(0, one)).padStart(algarismos, '0')}`;
  return { de: write(numero - passoDoCaixa), ate: write(numero + passoDoCaixa) };
}
