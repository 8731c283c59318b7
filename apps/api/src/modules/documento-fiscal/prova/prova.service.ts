import type { FatosNota, FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { parseConsultaQr } from '@trevo/rules/documento-fiscal/consulta-qr';
import { findPasso, type Resposta, type Respostas } from '@trevo/rules/documento-fiscal/prova-nota';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { ConsultaModule } from '../../consulta/public.ts';
import type { VendaModule } from '../../venda/public.ts';
import { type Momento, toPrecisa } from '../apuracao.ts';
import { type FatoDito, listDitos, needsNoProva, type Prova } from './prova.ts';

/** A receipt to be proved. */
export interface Alvo {
  readonly chaveAcesso: string;
  readonly uf: string | null;
  /** What its state's page has to be asked with, as the QR code said; null when it said nothing. */
  readonly consultaQr: string | null;
  /** What the QR code itself says. */
  readonly codigo: FatosNota;
}

/** The sources that answer by themselves. */
export interface Fontes {
  /** Whether there is an external reader to wait for. */
  readonly hasLeitor: boolean;
  readonly vendas: Pick<VendaModule['vendas'], 'find'>;
  readonly consultas: ConsultaModule['consultas'];
}

export type ProvaService = ReturnType<typeof createProvaService>;

/** What a receipt is worth, by the sources that the campaign's file orders. */
export function createProvaService({ hasLeitor, vendas, consultas }: Fontes) {
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
  };

  return {
    /**
     * What the sources say of a receipt now, and what comes next for it. The state's page is asked when its turn has come
     * and `isAsking`; its answer comes later.
     *
     * @param antes what people and readers said of it, and what was written down before
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
          // What an operator said is what others differ from, too.
          respostas[fonte] ??= (await answers[fonte]?.(publicada, alvo, antes)) ?? findDito(antes, fonte);
      }
      const walk = () => findPasso(fontes, respostas, toPrecisa(publicada.arquivo), momento);
      let passo = walk();
      if (isAsking && passo.passo === 'esperar' && passo.fonte === 'pagina') {
        const { chaveAcesso, consultaQr } = alvo;
        await consultas.ask([{ chaveAcesso, consulta: parseConsultaQr(consultaQr ?? '') }]);
        // It may be known at once that there is no page for it.
        respostas.pagina = toResposta(await consultas.find(chaveAcesso));
        passo = walk();
      }
      return { passo, ditos: listDitos(fontes, respostas, passo, antes, momento) };
    },
  };
}

/** What is known of the state's page; nobody asked yet is no answer either. */
function toResposta(consulta: Awaited<ReturnType<Fontes['consultas']['find']>>): Resposta {
  if (consulta?.fatos) return { situacao: 'achada', fatos: consulta.fatos };
  return {
    situacao: consulta === undefined || consulta.situacao === 'pendente' ? 'procurando' : 'semResposta',
  };
}

/** What a person declared, or a reader sent. */
function findDito(antes: readonly FatoDito[], fonte: FonteValor): Resposta | undefined {
  const dito = antes.find((one) => one.fonte === fonte);
  if (dito?.fatos) return { situacao: 'achada', fatos: dito.fatos, conferir: dito.conferir };
  return undefined;
}
