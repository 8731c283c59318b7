import { contaText } from '@trevo/contract/palavras.text';
import { isDivergente } from '@trevo/rules/documento-fiscal/prova-nota';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { EvidenciaModule, Pesagem, SinalDado } from '../../evidencia/public.ts';
import { wait, type Veredito } from '../ganho/veredito-nota.ts';
import type { DocumentoFiscalStore, DocumentoRef } from '../documento-fiscal.store.ts';
import type { FatoDito } from './prova.ts';

/** A purchase to check for fraud. Money in cents, days `yyyy-mm-dd`. */
export interface Suspeita extends DocumentoRef {
  readonly chaveAcesso: string | null;
  readonly coo: string | null;
  readonly emitente: string | null;
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly uriImagem: string | null;
  readonly ditos: readonly FatoDito[];
}

/** Sender of a purchase: device id and network; null when unknown. */
export interface Remetente {
  readonly aparelho: string | null;
  readonly rede: string | null;
}

/** Fraud check of one purchase. */
export interface Duvida {
  /** Returns the verdict, or a wait for manual review instead of VALIDO. */
  judge(veredito: Veredito): Veredito;
  /** Stores the signals found and their points, once the purchase is registered. */
  save(): Promise<void>;
}

/** Signals derived from the sender; a later review has no sender and cannot compute them again. */
const deQuemEnviou = ['APARELHO_DE_MUITOS', 'REDE_DE_MUITOS'];

const none: Duvida = { judge: (veredito) => veredito, save: async () => undefined };

export type DuvidaService = ReturnType<typeof createDuvidaService>;

/** Holds valid purchases for manual review when their fraud score reaches the campaign's threshold. */
export function createDuvidaService({
  evidencias,
  store,
}: Pick<EvidenciaModule, 'evidencias'> & { readonly store: Pick<DocumentoFiscalStore, 'keepPontos'> }) {
  /** Lists stored sender signals, for a review without sender. */
  const listDeAntes = async (ref: DocumentoRef, remetente: Remetente | undefined) =>
    remetente === undefined
      ? (await evidencias.list([ref])).filter(({ sinal }) => deQuemEnviou.includes(sinal))
      : [];

  return {
    /** @param remetente undefined for a later review of a registered receipt */
    async weigh(
      publicada: CampanhaPublicada,
      suspeita: Suspeita,
      remetente: Remetente | undefined,
    ): Promise<Duvida> {
      const { evidencia, centavosSemConferencia } = publicada.arquivo.documentos;
      if (!evidencia) return none;
      const { consumidorId, documentoFiscalId } = suspeita;
      const ref = { consumidorId, documentoFiscalId };
      const [found, deAntes] = await Promise.all([
        evidencias.weigh(publicada, {
          ...suspeita,
          aparelho: remetente?.aparelho ?? null,
          endereco: remetente?.rede ?? null,
          dados: listDados(suspeita, centavosSemConferencia),
        }),
        listDeAntes(ref, remetente),
      ]);
      const pesagem: Pesagem = {
        pistas: found.pistas,
        sinais: [...found.sinais, ...deAntes.map(({ sinal, peso, detalhe }) => ({ sinal, peso, detalhe }))],
        pontos: found.pontos + deAntes.reduce((soma, { peso }) => soma + peso, 0),
      };
      const isDoubted = pesagem.pontos >= evidencia.pontosParaConferir;
      return {
        judge: (veredito) =>
          isDoubted && veredito.status === 'VALIDO' ? wait('documentoFiscal.emAnalise') : veredito,
        save: async () => {
          await evidencias.save(publicada.campanhaId, ref, pesagem);
          // A new receipt has none yet.
          if (pesagem.pontos > 0 || remetente === undefined) await store.keepPontos(ref, pesagem.pontos);
        },
      };
    },
  };
}

/** Returns whether the sources agree on all facts but the items. */
const isOnlyItens = (ditos: readonly FatoDito[]): boolean => {
  const all = ditos.flatMap(({ fatos }) => (fatos ? [{ ...fatos, itens: null }] : []));
  return !all.some((one) => all.some((other) => isDivergente(one, other)));
};

/** Returns signals found in the sources' facts. */
function listDados({ ditos, valorCentavos }: Suspeita, centavosSemConferencia: number): SinalDado[] {
  const format = (centavos: number) => contaText.valor('cashback', centavos);
  const valores = ditos.flatMap(({ divergente, fatos }) =>
    divergente && fatos && fatos.valorCentavos !== null ? [format(fatos.valorCentavos)] : [],
  );
  const dados: SinalDado[] = [];
  if (ditos.some(({ divergente }) => divergente)) {
    const itens = isOnlyItens(ditos);
    const detalhe = itens ? { itens } : { valores: valores.join(' e ') };
    dados.push({ sinal: 'FONTES_DIVERGEM', detalhe });
  }
  if (valorCentavos !== null && valorCentavos > centavosSemConferencia)
    dados.push({ sinal: 'VALOR_ALTO', detalhe: { valores: format(valorCentavos) } });
  return dados;
}
