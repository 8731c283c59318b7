import { exemplosComuns } from './exemplos-comuns.ts';
import { configuracaoExemplos } from '../configuracao/configuracao.calls.ts';
import { campanhaExemplos } from '../campanha/campanha.calls.ts';
import { loginExemplos } from '../login/login.calls.ts';
import { passkeyExemplos } from '../login/passkey.calls.ts';
import { consumidorExemplos } from '../consumidor/consumidor.calls.ts';
import { meusDadosExemplos } from '../meus-dados/meus-dados.calls.ts';
import { notificacaoExemplos } from '../notificacao/notificacao.calls.ts';
import { operadorNotificacaoExemplos } from '../notificacao/operador-notificacao.calls.ts';
import { uploadExemplos } from '../upload/upload.calls.ts';
import { externoExemplos } from '../externo/externo.calls.ts';
import { associadoExemplos } from '../associado/associado.calls.ts';
import { quizExemplos } from '../quiz/quiz.calls.ts';
import { cupomExemplos } from '../cupom/cupom.calls.ts';
import { codigoCupomExemplos } from '../codigo-cupom/codigo-cupom.calls.ts';
import { filaExemplos } from '../documento-fiscal/fila.calls.ts';
import { notaExemplos } from '../documento-fiscal/nota.calls.ts';
import { qualidadeExemplos } from '../documento-fiscal/qualidade.calls.ts';
import { filaLoteExemplos } from '../documento-fiscal/fila-lote.calls.ts';
import { documentoFiscalExemplos } from '../documento-fiscal/documento-fiscal.exemplos.ts';
import { comperExemplos } from '../comper/comper.calls.ts';
import { contaCorrenteExemplos } from '../conta-corrente/conta-corrente.exemplos.ts';
import { produtoExemplos } from '../produto/produto.calls.ts';
import { operadorPedidoExemplos } from '../pedido/operador-pedido.calls.ts';
import { pedidoExemplos } from '../pedido/pedido.calls.ts';
import { fidelidadeExemplos } from '../fidelidade/fidelidade.calls.ts';
import { estoqueExemplos } from '../estoque/estoque.calls.ts';
import { estudioExemplos } from '../estudio/estudio.calls.ts';
import { rascunhoExemplos } from '../estudio/rascunho.calls.ts';
import { simulacaoExemplos } from '../estudio/simulacao.calls.ts';
import { encerramentoExemplos } from '../encerramento/encerramento.exemplos.ts';
import { exportacaoExemplos } from '../exportacao/exportacao.calls.ts';
import { relatorioExemplos } from '../relatorio/relatorio.exemplos.ts';
import { bloqueioExemplos } from '../bloqueio/bloqueio.calls.ts';
import { premioExemplos } from '../premio/premio.exemplos.ts';
import { raspadinhaExemplos } from '../raspadinha/raspadinha.exemplos.ts';
import { indicacaoExemplos } from '../indicacao/indicacao.calls.ts';
import { capsulaExemplos } from '../sorteio/capsula.calls.ts';
import { sorteioExemplos } from '../sorteio/sorteio.calls.ts';
import { sorteioOperadorExemplos } from '../sorteio/sorteio-operador.exemplos.ts';
import { acessoExemplos } from '../operador/acesso.calls.ts';
import { recuperacaoExemplos } from '../operador/recuperacao.calls.ts';
import { auditoriaExemplos } from '../operador/auditoria.calls.ts';
import { equipeExemplos } from '../operador/equipe.calls.ts';
import { instalacaoExemplos } from '../operador/instalacao.calls.ts';
import { propostaExemplos } from '../operador/proposta.calls.ts';
import { publicacaoExemplos } from '../campanha/publicacao.calls.ts';
import { promotoraExemplos } from '../campanha/promotora.calls.ts';
import { operadorExemplos } from '../operador/operador.calls.ts';
import { passkeyOperadorExemplos } from '../operador/passkey-operador.calls.ts';
import { buscaExemplos } from '../operador/busca.calls.ts';
import { resumoExemplos } from '../operador/resumo.calls.ts';
import { provedorExemplos } from '../provedor/provedor.calls.ts';
import { webhookExemplos } from '../webhook/webhook.exemplos.ts';
import { retencaoExemplos } from '../retencao/retencao.calls.ts';
import { consultaExemplos } from '../consulta/consulta.calls.ts';
import { atendimentoExemplos } from '../atendimento/atendimento.exemplos.ts';
import { vendaExemplos } from '../venda/venda.calls.ts';

const all = [
  exemplosComuns,
  configuracaoExemplos,
  campanhaExemplos,
  loginExemplos,
  passkeyExemplos,
  consumidorExemplos,
  meusDadosExemplos,
  notificacaoExemplos,
  operadorNotificacaoExemplos,
  uploadExemplos,
  externoExemplos,
  associadoExemplos,
  quizExemplos,
  cupomExemplos,
  codigoCupomExemplos,
  documentoFiscalExemplos,
  filaExemplos,
  filaLoteExemplos,
  qualidadeExemplos,
  notaExemplos,
  comperExemplos,
  contaCorrenteExemplos,
  produtoExemplos,
  pedidoExemplos,
  operadorPedidoExemplos,
  fidelidadeExemplos,
  raspadinhaExemplos,
  premioExemplos,
  estoqueExemplos,
  bloqueioExemplos,
  encerramentoExemplos,
  exportacaoExemplos,
  rascunhoExemplos,
  estudioExemplos,
  simulacaoExemplos,
  relatorioExemplos,
  indicacaoExemplos,
  sorteioExemplos,
  capsulaExemplos,
  sorteioOperadorExemplos,
  publicacaoExemplos,
  promotoraExemplos,
  operadorExemplos,
  resumoExemplos,
  buscaExemplos,
  atendimentoExemplos,
  acessoExemplos,
  recuperacaoExemplos,
  passkeyOperadorExemplos,
  equipeExemplos,
  instalacaoExemplos,
  propostaExemplos,
  auditoriaExemplos,
  provedorExemplos,
  webhookExemplos,
  retencaoExemplos,
  consultaExemplos,
  vendaExemplos,
];

/**
 * Returns the values for a path suffix: `numero` matches every field of that name whose schema accepts the
 * value, `endereco.numero` only that one. `undefined` omits the field.
 */
export const findExemplos = (end: string): readonly unknown[] =>
  all.flatMap((exemplos) => exemplos[end] ?? []);
