import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { getCores } from '@trevo/config/configuracao/configuracao-questions';
import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaModule, OperadorBinder, PromotoraRow } from '../campanha/public.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
import { toCondicoes } from '../../kernel/operador/condicoes.ts';

interface CampanhaParts extends Pick<CampanhaModule, 'hospedagens' | 'publicacoes' | 'promotoras'> {
  /** Sentences about missing providers, added to the publication's warnings. */
  readonly avisos: readonly string[];
}

/** Binds the publication of campaign files and the lists from which an operator chooses. */
export function bindCampanhas(
  operador: OperadorBinder,
  { hospedagens, publicacoes, promotoras, avisos }: CampanhaParts,
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
  operador.bind(calls['operador.criarPromotora'], async ({ body: { promotora, nome, cnpj } }) => {
    const row = await promotoras.create({ promotora_id: promotora, nome, cnpj });
    if (row.nome !== nome || row.cnpj !== cnpj) throw refuse('operador.promotoraExiste');
    return { retorno: toPromotora(row) };
  });
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

const toPromotora = ({ promotora_id, nome, cnpj }: PromotoraRow) => ({ promotora: promotora_id, nome, cnpj });
