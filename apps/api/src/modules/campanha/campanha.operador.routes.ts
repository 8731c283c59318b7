import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { getCores } from '@trevo/config/configuracao/configuracao-questions';
import { calls } from '@trevo/contract/calls';
import { toCondicoes } from '../../kernel/operador/condicoes.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
import type { HospedagemService } from './hospedagem.service.ts';
import type { OperadorBinder } from './operador-da-campanha.ts';
import type { PromotoraService } from './promotora.service.ts';
import type { PublicacaoService } from './publicacao/publicacao.service.ts';

interface CampanhaOperadorParts {
  readonly hospedagens: HospedagemService;
  readonly publicacoes: PublicacaoService;
  readonly promotoras: PromotoraService;
  /** Sentences about missing providers, added to the publication's warnings. */
  readonly avisos: readonly string[];
}

/** Binds the publication of campaign files and the lists from which an operator chooses. */
export function bindCampanhaOperador(
  operador: OperadorBinder,
  { hospedagens, publicacoes, promotoras, avisos }: CampanhaOperadorParts,
): void {
  operador.proponiveis.bind(calls['operador.publicarCampanha'], async ({ body, context }) => {
    const { nomeArquivo, texto, imagens, confirmacao } = body;
    const { isPreso, promotoraId } = context;
    const publicada = await publicacoes.publish(
      nomeArquivo,
      texto,
      imagens?.map(({ nome, conteudo }) => ({ nome, bytes: Buffer.from(conteudo, 'base64') })),
      { ...toCondicoes(context, confirmacao), promotoraId: isPreso ? (promotoraId ?? undefined) : undefined },
    );
    return { retorno: { ...publicada, avisos: [...publicada.avisos, ...avisos] } };
  });
  operador.bind(calls['operador.promotoras'], async () => ({
    retorno: (await promotoras.list()).map(toPromotora),
  }));
  operador.bind(calls['operador.criarPromotora'], async ({ body: { promotora, nome, cnpj } }) => ({
    retorno: toPromotora(await promotoras.create({ promotora_id: promotora, nome, cnpj })),
  }));
  operador.bind(calls['operador.campanhas'], async ({ context }) => ({
    retorno: (await hospedagens.listDaPromotora(getPromotoraId(context))).map(({ campanha, arquivo }) => ({
      ano: campanha.ano,
      identificacao: campanha.identificacao,
      descricao: campanha.descricao,
      dataInicial: campanha.dataInicial,
      dataFinal: campanha.dataFinal,
      hosts: [...arquivo.hosts],
      ativa: campanha.ativa,
      corPrimaria: getCores({ ...configuracaoPadrao, ...arquivo.configuracao }).corPrimaria,
    })),
  }));
}

const toPromotora = ({ promotora_id, nome, cnpj }: Awaited<ReturnType<PromotoraService['create']>>) => ({
  promotora: promotora_id,
  nome,
  cnpj,
});
