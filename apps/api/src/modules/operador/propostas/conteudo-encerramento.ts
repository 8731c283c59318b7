import type { BodyOf, ParamsOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { EncerramentoModule } from '../../encerramento/public.ts';
import { encerramentoPropostaText as text } from '../../encerramento/public.ts';

/** The content of a proposal in words, see `Conteudo`. */
interface Rendido {
  readonly resumo: string;
  readonly secoes: readonly { readonly titulo: string; readonly frases: readonly string[] }[];
}

export type EncerramentoPreviews = {
  readonly prazosLegais: Pick<EncerramentoModule['prazosLegais'], 'get' | 'listDaCampanha'>;
  readonly fechamentos: Pick<EncerramentoModule['fechamentos'], 'preview'>;
};

const toCampanha = ({ arquivo: { campanha } }: CampanhaPublicada) => ({
  titulo: text.campanha,
  frases: [text.nomeCampanha(campanha.descricao, campanha.ano, campanha.identificacao)],
});

/** Renders a requested kit for the second person. */
export function renderKit(
  publicada: CampanhaPublicada,
  { finalidade }: BodyOf<Calls['operador.pedirKit']>,
): Rendido {
  const words = text.kit;
  return {
    resumo: words.resumo(publicada.arquivo.campanha.descricao),
    secoes: [
      toCampanha(publicada),
      { titulo: words.conteudo, frases: words.conteudos },
      { titulo: words.finalidade, frases: [finalidade] },
      { titulo: words.efeito, frases: words.efeitos },
    ],
  };
}

/** Renders the closing of a campaign's books. Throws the refusal that it would get. */
export async function renderFechamento(
  { fechamentos }: EncerramentoPreviews,
  publicada: CampanhaPublicada,
  { manifestoHash }: BodyOf<Calls['operador.encerrarCampanha']>,
): Promise<Rendido> {
  const words = text.encerrar;
  const { kit, faltas } = await fechamentos.preview(publicada, manifestoHash);
  return {
    resumo: words.resumo(publicada.arquivo.campanha.descricao),
    secoes: [
      toCampanha(publicada),
      { titulo: words.kit, frases: [words.gerado(kit.nome, manifestoHash)] },
      { titulo: words.faltas, frases: faltas.length > 0 ? faltas : [words.nadaFalta] },
      { titulo: words.efeito, frases: words.efeitos },
    ],
  };
}

/** Renders a term of a campaign that differs from the law's. Throws encerramento.prazoNenhum. */
export async function renderPrazo(
  { prazosLegais }: EncerramentoPreviews,
  publicada: CampanhaPublicada,
  { prazoID }: ParamsOf<Calls['operador.definirPrazoCampanha']>,
  { quantidade, unidade, motivo }: BodyOf<Calls['operador.definirPrazoCampanha']>,
): Promise<Rendido> {
  const words = text.prazo;
  const { nome, fonte } = await prazosLegais.get(prazoID);
  const now = (await prazosLegais.listDaCampanha(publicada.campanhaId)).find(
    (prazo) => prazo.prazoId === prazoID,
  )!;
  return {
    resumo: words.resumo(nome, publicada.arquivo.campanha.descricao),
    secoes: [
      toCampanha(publicada),
      {
        titulo: words.prazo,
        frases: [
          nome,
          fonte,
          words.muda(words.duracao(now.quantidade, now.unidade), words.duracao(quantidade, unidade)),
        ],
      },
      { titulo: words.motivo, frases: [motivo] },
    ],
  };
}
