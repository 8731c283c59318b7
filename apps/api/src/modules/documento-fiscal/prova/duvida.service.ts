import { contaText } from '@trevo/contract/palavras.text';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { EvidenciaModule, Pesagem, SinalDado } from '../../evidencia/public.ts';
import { wait, type Veredito } from '../apuracao.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { FatoDito } from './prova.ts';

/** A purchase to be weighed. Money in cents, days `yyyy-mm-dd`. */
export interface Suspeita extends DocumentoRef {
  readonly chaveAcesso: string | null;
  readonly coo: string | null;
  readonly emitente: string | null;
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly uriImagem: string | null;
  readonly ditos: readonly FatoDito[];
}

/** From where a purchase was sent: what names the device, and the network; null when that is not known. */
export interface Remetente {
  readonly aparelho: string | null;
  readonly rede: string | null;
}

/** What speaks against a purchase. */
export interface Duvida {
  /** The verdict, or that a person looks at it first. */
  judge(veredito: Veredito): Veredito;
  /** Writes down what was found, once the purchase is registered. */
  keep(): Promise<void>;
}

/** Whose sending tells them: they cannot be found again when the receipt is looked at later. */
const deQuemEnviou = ['APARELHO_DE_MUITOS', 'REDE_DE_MUITOS'];

const none: Duvida = { judge: (veredito) => veredito, keep: async () => undefined };

export type DuvidaService = ReturnType<typeof createDuvidaService>;

/** Whether a purchase that would count waits for a person, because too much speaks against it. */
export function createDuvidaService({ evidencias }: Pick<EvidenciaModule, 'evidencias'>) {
  /** What was found when it was sent, and is not found again. */
  const listDeAntes = async (ref: DocumentoRef, remetente: Remetente | undefined) =>
    remetente === undefined
      ? (await evidencias.list([ref])).filter(({ sinal }) => deQuemEnviou.includes(sinal))
      : [];

  return {
    /** @param remetente undefined when it was sent before, and is looked at again */
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
        keep: () => evidencias.keep(publicada.campanhaId, ref, pesagem),
      };
    },
  };
}

/** What the sources themselves give to think about. */
function listDados({ ditos, valorCentavos }: Suspeita, centavosSemConferencia: number): SinalDado[] {
  const format = (centavos: number) => contaText.valor('cashback', centavos);
  const valores = ditos.flatMap(({ divergente, fatos }) =>
    divergente && fatos && fatos.valorCentavos !== null ? [format(fatos.valorCentavos)] : [],
  );
  const dados: SinalDado[] = [];
  if (ditos.some(({ divergente }) => divergente))
    dados.push({ sinal: 'FONTES_DIVERGEM', detalhe: { valores: valores.join(' e ') } });
  if (valorCentavos !== null && valorCentavos > centavosSemConferencia)
    dados.push({ sinal: 'VALOR_ALTO', detalhe: { valores: format(valorCentavos) } });
  return dados;
}
