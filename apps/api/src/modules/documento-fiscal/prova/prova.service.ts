import type { FatosNota, FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { parseConsultaQr } from '@trevo/rules/documento-fiscal/qr/consulta-qr';
import { findPasso, type Resposta, type Respostas } from '@trevo/rules/documento-fiscal/prova-nota';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { ConsultaModule } from '../../consulta/public.ts';
import type { VendaModule } from '../../venda/public.ts';
import { type Momento, toPrecisa } from '../ganho/apuracao.ts';
import { type FatoDito, listDitos, needsNoProva, type Prova } from './prova.ts';

/** A receipt to prove by its sources. */
export interface Alvo {
  readonly chaveAcesso: string;
  readonly uf: string | null;
  /** Query parameters of the state's consultation page, from the QR code; null without any. */
  readonly consultaQr: string | null;
  /** Facts contained in the QR code. */
  readonly codigo: FatosNota;
}

/** Sources that are queried automatically. */
export interface Fontes {
  /** Whether an external reader is configured. */
  readonly hasLeitor: boolean;
  /** Whether the reader of photos is installed. */
  readonly hasLeitorFoto: boolean;
  readonly vendas: Pick<VendaModule['vendas'], 'find'>;
  readonly consultas: ConsultaModule['consultas'];
}

export type ProvaService = ReturnType<typeof createProvaService>;

/** Proves a receipt's value by the sources in the order of the campaign's file. */
export function createProvaService({ hasLeitor, hasLeitorFoto, vendas, consultas }: Fontes) {
  const answers: Readonly<
    Partial<
      Record<
        FonteValor,
        (
          publicada: CampanhaPublicada,
          alvo: Alvo,
          antes: readonly FatoDito[],
        ) => Promise<Resposta | undefined>
      >
    >
  > = {
    async vendas({ campanhaId }, { chaveAcesso }) {
      const fatos = await vendas.find(campanhaId, chaveAcesso);
      return fatos ? { situacao: 'achada', fatos } : { situacao: 'procurando' };
    },
    pagina: async (_publicada, { chaveAcesso }) => toResposta(await consultas.find(chaveAcesso)),
    leitor: async (_publicada, _alvo, antes) =>
      findDito(antes, 'leitor') ?? { situacao: hasLeitor ? 'procurando' : 'semResposta' },
    // Without the reader nothing is asked of the consumer, and photos sent before are read by a person.
    foto: async (_publicada, _alvo, antes) => {
      const found = findDito(antes, 'foto');
      if (found || !hasLeitorFoto) return found ?? { situacao: 'semResposta' };
      const situacao = antes.find(({ fonte }) => fonte === 'foto')?.situacao;
      return situacao && situacao !== 'achada' ? { situacao } : undefined;
    },
  };

  return {
    /**
     * Queries the sources of a receipt and returns the next step. Requests the state's page when it is its turn
     * and `isAsking`; that answer arrives asynchronously.
     *
     * @param antes stored facts, including those from the consumer and the reader
     */
    async look(
      publicada: CampanhaPublicada,
      alvo: Alvo,
      momento: Momento,
      antes: readonly FatoDito[],
      isAsking: boolean,
    ): Promise<Prova> {
      const { valor: fontes } = publicada.arquivo.documentos;
      const respostas: Respostas = { codigo: { situacao: 'achada', fatos: alvo.codigo } };
      if (!needsNoProva(fontes)) {
        for (const { fonte } of fontes)
          // Include operator facts, so that other sources are compared with them.
          respostas[fonte] ??= (await answers[fonte]?.(publicada, alvo, antes)) ?? findDito(antes, fonte);
      }
      const walk = () => findPasso(fontes, respostas, toPrecisa(publicada.arquivo), momento);
      let passo = walk();
      if (isAsking && passo.passo === 'esperar' && passo.fonte === 'pagina') {
        const { chaveAcesso, consultaQr } = alvo;
        await consultas.ask([{ chaveAcesso, consulta: parseConsultaQr(consultaQr ?? '') }]);
        // The page service can already know that no page exists.
        respostas.pagina = toResposta(await consultas.find(chaveAcesso));
        passo = walk();
      }
      return { passo, ditos: listDitos(fontes, respostas, passo, antes, momento) };
    },
  };
}

/** Maps the state-page lookup to an answer; a missing lookup means still searching. */
function toResposta(consulta: Awaited<ReturnType<Fontes['consultas']['find']>>): Resposta {
  if (consulta?.fatos) return { situacao: 'achada', fatos: consulta.fatos };
  return {
    situacao: consulta === undefined || consulta.situacao === 'pendente' ? 'procurando' : 'semResposta',
  };
}

/** Finds stored facts from the consumer's declaration or the reader. */
function findDito(antes: readonly FatoDito[], fonte: FonteValor): Resposta | undefined {
  const dito = antes.find((one) => one.fonte === fonte);
  if (dito?.fatos) return { situacao: 'achada', fatos: dito.fatos, conferir: dito.conferir };
  return undefined;
}
