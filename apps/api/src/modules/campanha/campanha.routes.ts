import { calls } from '@trevo/contract/calls';
import { detalheText } from '@trevo/contract/palavras.text';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import { normalizeMunicipio } from '@trevo/rules/pessoa/endereco/municipio';
import { isLojaAtiva } from '@trevo/rules/tempo/loja-ativa';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { CpfRestritoService } from './cpf-restrito.service.ts';
import type { CampanhaPublicada, HospedagemService } from './hospedagem.service.ts';
import type { VitrineService } from './vitrine.service.ts';

export function bindCampanha(
  binder: Binder,
  parts: {
    hospedagens: HospedagemService;
    cpfsRestritos: CpfRestritoService;
    vitrines: VitrineService;
    clock: Clock;
  },
): void {
  const { hospedagens, cpfsRestritos } = parts;
  const getHoje = () => toSaoPaulo(parts.clock.now()).dia;
  binder.bind(calls['campanha.listar'], async ({ context }) => {
    const campanhas = await parts.vitrines.listCampanhas(await hospedagens.get(context.host));
    if (campanhas.length === 0) throw refuse('campanha.nenhuma');
    return { retorno: campanhas };
  });

  binder.bind(calls['campanha.cpfsRestritos'], async ({ params, body, context }) => {
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const named = Buffer.from(body.auth_user, 'base64').toString('utf8');
    if (normalizeUsuario(named) !== normalizeUsuario(params.cpf)) {
      const detalhe = { campo: 'auth_user', mensagem: detalheText.documentoDeOutro };
      throw refuse('requisicao.invalida', {}, [detalhe]);
    }
    const restricoes = (await cpfsRestritos.list(campanhaId, params.cpf)).map((restricao) => ({
      ...restricao,
      cnpjCpfAssociado: restricao.cnpjCpfAssociado ? ('informado' as const) : null,
    }));
    return { retorno: { restricoes } };
  });

  binder.bind(calls['campanha.gruposAssociados'], async ({ params, context }) => ({
    retorno: listGrupos(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      getHoje(),
    ),
  }));

  binder.bind(calls['campanha.associados'], async ({ params, body, context }) => {
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const associados = listAssociados(publicada, body.filtroNome, getHoje());
    const begin = (body.paginaAtual - 1) * body.totalPorPagina;
    const page = associados.slice(begin, begin + body.totalPorPagina);
    return { retorno: toPage(page, associados.length, body.totalPorPagina) };
  });

  binder.bind(calls['campanha.texto'], async ({ params, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const texto = principal.arquivo.textos[params.nomeTexto];
    if (!texto) throw refuse('campanha.textoNaoEncontrado');
    return { retorno: { texto } };
  });
}

/** Lists shops of the campaign with `filtroNome` in the name, by name; ignores case and accents. */
function listAssociados({ arquivo }: CampanhaPublicada, filtroNome: string, hoje: string) {
  const wanted = normalizeMunicipio(filtroNome);
  return arquivo.associados
    .filter((loja) => isLojaAtiva(loja, hoje) && normalizeMunicipio(loja.nome).includes(wanted))
    .map(({ nome, cnpj, grupo }) => ({ nome, cnpjCpf: cnpj, grupo: grupo ?? null }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** Lists the groups of active shops with their sizes. */
function listGrupos({ arquivo }: CampanhaPublicada, hoje: string): { nome: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const loja of arquivo.associados) {
    const { grupo } = loja;
    if (grupo && isLojaAtiva(loja, hoje)) totals.set(grupo, (totals.get(grupo) ?? 0) + 1);
  }
  return [...totals]
    .map(([nome, total]) => ({ nome, total }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
