import { configuracaoCalls } from './configuracao/configuracao.calls.ts';
import { campanhaCalls } from './campanha/campanha.calls.ts';
import { loginCalls } from './login/login.calls.ts';
import { codigoTemporarioCalls } from './login/codigo-temporario.calls.ts';
import { facebookCalls } from './login/facebook.calls.ts';
import { passkeyCalls } from './login/passkey.calls.ts';
import { senhaCalls } from './login/senha.calls.ts';
import { consumidorCalls } from './consumidor/consumidor.calls.ts';
import { dinamicaCupomCalls } from './consumidor/dinamica-cupom.calls.ts';
import { meusDadosCalls } from './meus-dados/meus-dados.calls.ts';
import { notificacaoCalls } from './notificacao/notificacao.calls.ts';
import { operadorNotificacaoCalls } from './notificacao/operador-notificacao.calls.ts';
import { dispositivoCalls } from './notificacao/dispositivo.calls.ts';
import { uploadCalls } from './upload/upload.calls.ts';
import { externoCalls } from './externo/externo.calls.ts';
import { associadoCalls } from './associado/associado.calls.ts';
import { quizCalls } from './quiz/quiz.calls.ts';
import { cupomCalls } from './cupom/cupom.calls.ts';
import { codigoCupomCalls } from './codigo-cupom/codigo-cupom.calls.ts';
import { documentoFiscalCalls } from './documento-fiscal/documento-fiscal.calls.ts';
import { compraCalls } from './documento-fiscal/compra.calls.ts';
import { leituraFotoCalls } from './documento-fiscal/leitura-foto.calls.ts';
import { operadorDocumentoCalls } from './documento-fiscal/operador-documento.calls.ts';
import { filaCalls } from './documento-fiscal/fila.calls.ts';
import { notaCalls } from './documento-fiscal/nota.calls.ts';
import { qualidadeCalls } from './documento-fiscal/qualidade.calls.ts';
import { filaLoteCalls } from './documento-fiscal/fila-lote.calls.ts';
import { operadorFichaCalls } from './documento-fiscal/operador-ficha.calls.ts';
import { comperCalls } from './comper/comper.calls.ts';
import { contaCorrenteCalls } from './conta-corrente/conta-corrente.calls.ts';
import { produtoCalls } from './produto/produto.calls.ts';
import { operadorPedidoCalls } from './pedido/operador-pedido.calls.ts';
import { estoqueCalls } from './estoque/estoque.calls.ts';
import { estudioCalls } from './estudio/estudio.calls.ts';
import { rascunhoCalls } from './estudio/rascunho.calls.ts';
import { simulacaoCalls } from './estudio/simulacao.calls.ts';
import { encerramentoCalls } from './encerramento/encerramento.calls.ts';
import { exportacaoCalls } from './exportacao/exportacao.calls.ts';
import { relatorioCalls } from './relatorio/relatorio.calls.ts';
import { bloqueioCalls } from './bloqueio/bloqueio.calls.ts';
import { pedidoCalls } from './pedido/pedido.calls.ts';
import { fidelidadeCalls } from './fidelidade/fidelidade.calls.ts';
import { raspadinhaCalls } from './raspadinha/raspadinha.calls.ts';
import { premioCalls } from './premio/premio.calls.ts';
import { rasparCalls } from './raspadinha/raspar.calls.ts';
import { indicacaoCalls } from './indicacao/indicacao.calls.ts';
import { capsulaCalls } from './sorteio/capsula.calls.ts';
import { apuracaoSorteioCalls } from './sorteio/apuracao-sorteio.calls.ts';
import { sorteioCalls } from './sorteio/sorteio.calls.ts';
import { sorteioOperadorCalls } from './sorteio/sorteio-operador.calls.ts';
import { acessoCalls } from './operador/acesso.calls.ts';
import { recuperacaoCalls } from './operador/recuperacao.calls.ts';
import { auditoriaCalls } from './operador/auditoria.calls.ts';
import { equipeCalls } from './operador/equipe.calls.ts';
import { instalacaoCalls } from './operador/instalacao.calls.ts';
import { passkeyOperadorCalls } from './operador/passkey-operador.calls.ts';
import { propostaCalls } from './operador/proposta.calls.ts';
import { publicacaoCalls } from './campanha/publicacao.calls.ts';
import { promotoraCalls } from './campanha/promotora.calls.ts';
import { operadorCalls } from './operador/operador.calls.ts';
import { buscaCalls } from './operador/busca.calls.ts';
import { resumoCalls } from './operador/resumo.calls.ts';
import { provedorCalls } from './provedor/provedor.calls.ts';
import { webhookCalls } from './webhook/webhook.calls.ts';
import { retencaoCalls } from './retencao/retencao.calls.ts';
import { consultaCalls } from './consulta/consulta.calls.ts';
import { atendimentoCalls } from './atendimento/atendimento.calls.ts';
import { atoPessoaCalls } from './atendimento/ato-pessoa.calls.ts';
import { historicoPessoaCalls } from './atendimento/historico-pessoa.calls.ts';
import { vendaCalls } from './venda/venda.calls.ts';
import type { Call } from './call.ts';
import type { CallId } from './paths.ts';

/** All calls by id. A path without schemas, or schemas without a path, is a compile error. */
export const calls = {
  ...configuracaoCalls,
  ...campanhaCalls,
  ...loginCalls,
  ...codigoTemporarioCalls,
  ...facebookCalls,
  ...passkeyCalls,
  ...senhaCalls,
  ...consumidorCalls,
  ...dinamicaCupomCalls,
  ...meusDadosCalls,
  ...notificacaoCalls,
  ...operadorNotificacaoCalls,
  ...dispositivoCalls,
  ...uploadCalls,
  ...externoCalls,
  ...associadoCalls,
  ...quizCalls,
  ...cupomCalls,
  ...codigoCupomCalls,
  ...documentoFiscalCalls,
  ...compraCalls,
  ...leituraFotoCalls,
  ...operadorDocumentoCalls,
  ...operadorFichaCalls,
  ...filaCalls,
  ...filaLoteCalls,
  ...qualidadeCalls,
  ...notaCalls,
  ...comperCalls,
  ...contaCorrenteCalls,
  ...produtoCalls,
  ...estoqueCalls,
  ...bloqueioCalls,
  ...encerramentoCalls,
  ...exportacaoCalls,
  ...rascunhoCalls,
  ...estudioCalls,
  ...simulacaoCalls,
  ...relatorioCalls,
  ...pedidoCalls,
  ...operadorPedidoCalls,
  ...fidelidadeCalls,
  ...raspadinhaCalls,
  ...premioCalls,
  ...rasparCalls,
  ...indicacaoCalls,
  ...sorteioCalls,
  ...capsulaCalls,
  ...sorteioOperadorCalls,
  ...apuracaoSorteioCalls,
  ...publicacaoCalls,
  ...promotoraCalls,
  ...operadorCalls,
  ...resumoCalls,
  ...buscaCalls,
  ...atendimentoCalls,
  ...historicoPessoaCalls,
  ...atoPessoaCalls,
  ...acessoCalls,
  ...recuperacaoCalls,
  ...passkeyOperadorCalls,
  ...equipeCalls,
  ...instalacaoCalls,
  ...propostaCalls,
  ...auditoriaCalls,
  ...provedorCalls,
  ...webhookCalls,
  ...retencaoCalls,
  ...consultaCalls,
  ...vendaCalls,
} satisfies { [Id in CallId]: Call<Id> };

export type Calls = typeof calls;
