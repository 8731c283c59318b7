import { needsItens } from '@trevo/rules/conta/ganho';
import { findComprovacao } from '@trevo/config/configuracao/comprovacao';
import { toMoedaValor } from '@trevo/config/campanha-file/parts/campanha-file-conta';
import type { GanhoProdutosArquivo } from '@trevo/config/campanha-file/parts/campanha-file-ganho-produtos';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { describeRegrasProdutos, type GanhoBase } from '@trevo/contract/produto/regras-produtos.text';
import type { CampanhaPublicada, Hospedagem } from './hospedagem.service.ts';
import type { ImagemMarcaService } from './imagem/imagem-marca.service.ts';

type CampanhaWire = RetornoOf<Calls['campanha.listar']>[number];
type Vitrine = Required<Pick<CampanhaWire, 'premios'>> & Pick<CampanhaWire, 'banner'>;

export type VitrineService = ReturnType<typeof createVitrineService>;

/** Campaigns of a host as shown before sign-in: days, prizes with pictures, and commitments. */
export function createVitrineService(parts: {
  imagens: Pick<ImagemMarcaService, 'describe'>;
  findChaveNumeros: (publicada: CampanhaPublicada) => string | null;
}) {
  const { imagens, findChaveNumeros } = parts;
  // `hospedagens.get` returns new objects every few seconds, so a replaced picture is described again.
  const known = new WeakMap<CampanhaPublicada, Promise<Vitrine>>();

  async function describe({ promotoraId, arquivo }: CampanhaPublicada): Promise<Vitrine> {
    const toImagem = async (src: string | undefined) =>
      src === undefined ? {} : { imagem: await imagens.describe(promotoraId, src) };
    const sorteios = arquivo.sorteios.map(
      async ({ data: dia, hora, nome, premio, imagem, destaque = false }) => ({
        premio,
        ...(await toImagem(imagem)),
        sorteio: { nome, data: dia, ...(hora !== undefined && { hora }) },
        destaque,
      }),
    );
    const naHora = (arquivo.premios?.itens ?? []).map(async ({ nome, imagem, destaque = false }) => ({
      premio: nome,
      ...(await toImagem(imagem)),
      destaque,
    }));
    const { banner } = arquivo.campanha;
    return {
      premios: await Promise.all([...sorteios, ...naHora]),
      ...(banner && {
        banner: { ...(await imagens.describe(promotoraId, banner.imagem)), descricao: banner.descricao },
      }),
    };
  }

  function get(publicada: CampanhaPublicada): Promise<Vitrine> {
    const before = known.get(publicada);
    if (before) return before;
    const vitrine = describe(publicada);
    known.set(publicada, vitrine);
    return vitrine;
  }

  return {
    /** Returns the prizes of a campaign in the order of its file, draws first, and its banner. */
    get,
    /** Lists the active campaigns of a host; it keeps deactivated ones, which consumers do not see. */
    listCampanhas: ({ campanhas }: Pick<Hospedagem, 'campanhas'>): Promise<CampanhaWire[]> =>
      Promise.all(
        campanhas
          .filter(({ campanha }) => campanha.ativa)
          .map(async (publicada) => toWire(publicada, await get(publicada), findChaveNumeros(publicada))),
      ),
  };
}

function toWire(publicada: CampanhaPublicada, vitrine: Vitrine, chaveNumeros: string | null): CampanhaWire {
  const { totalCupons, compromissoNumeros, compromissoPremios } = publicada;
  const { indicacao, ganho } = publicada.arquivo;
  // The vitrine has the banner as displayed.
  const { banner: _, ...campanha } = publicada.arquivo.campanha;
  const comprovacao = findComprovacao(publicada.arquivo);
  return {
    ...campanha,
    totalCupons,
    compromissoNumeros,
    chaveNumeros,
    compromissoPremios,
    ...(comprovacao && { comprovacao }),
    ...(indicacao && { indicacao: toIndicacaoRegra(indicacao) }),
    ...(ganho.produtos && { produtosParticipantes: describeProdutos(ganho.produtos, ganho) }),
    ...vitrine,
  };
}

function describeProdutos(produtos: GanhoProdutosArquivo, ganho: GanhoBase) {
  const { frase, aceleradores } = describeRegrasProdutos(produtos, ganho);
  return { frase, aceleradores: [...aceleradores], exigidos: needsItens({ ...ganho, produtos }) };
}

type Indicacao = NonNullable<CampanhaPublicada['arquivo']['indicacao']>;

const toIndicacaoRegra = ({ premio, premioIndicado, liberaEmDias, maximoPorMes }: Indicacao) => ({
  premio: premio ? toMoedaValor(premio) : null,
  premioIndicado: premioIndicado ? toMoedaValor(premioIndicado) : null,
  liberaEmDias,
  maximoPorMes,
});
