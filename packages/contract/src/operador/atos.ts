import { campanhaAtos } from '../campanha/campanha.atos.ts';
import { estudioAtos } from '../estudio/estudio.atos.ts';
import { loginAtos } from '../login/login.atos.ts';
import { codigoCupomAtos } from '../codigo-cupom/codigo-cupom.atos.ts';
import { fidelidadeAtos } from '../fidelidade/fidelidade.atos.ts';
import { notificacaoAtos } from '../notificacao/notificacao.atos.ts';
import { consultaAtos } from '../consulta/consulta.atos.ts';
import { operadorAtos } from './operador.atos.ts';
import { contaCorrenteAtos } from '../conta-corrente/conta-corrente.atos.ts';
import { indicacaoAtos } from '../indicacao/indicacao.atos.ts';
import { pedidoAtos } from '../pedido/pedido.atos.ts';
import { atendimentoAtos } from '../atendimento/atendimento.atos.ts';
import { meusDadosAtos } from '../meus-dados/meus-dados.atos.ts';
import { premioAtos } from '../premio/premio.atos.ts';
import { estoqueAtos } from '../estoque/estoque.atos.ts';
import { bloqueioAtos } from '../bloqueio/bloqueio.atos.ts';
import { exportacaoAtos } from '../exportacao/exportacao.atos.ts';
import { relatorioAtos } from '../relatorio/relatorio.atos.ts';
import { encerramentoAtos } from '../encerramento/encerramento.atos.ts';
import { vendaAtos } from '../venda/venda.atos.ts';
import { sorteioAtos } from '../sorteio/sorteio.atos.ts';
import { associadoAtos } from '../associado/associado.atos.ts';
import { quizAtos } from '../quiz/quiz.atos.ts';
import { provedorAtos } from '../provedor/provedor.atos.ts';
import { webhookAtos } from '../webhook/webhook.atos.ts';
import { retencaoAtos } from '../retencao/retencao.atos.ts';
import { documentoFiscalAtos } from '../documento-fiscal/documento-fiscal.atos.ts';

/**
 * The acts of operators: calls for a promoter or for the installation. API, console and audit trail read this table.
 * Bundlers only tree-shake an unused spread inside a call marked as pure.
 */
export const atos = /* @__PURE__ */ (() =>
  ({
    ...campanhaAtos,
    ...estudioAtos,
    ...loginAtos,
    ...codigoCupomAtos,
    ...fidelidadeAtos,
    ...notificacaoAtos,
    ...consultaAtos,
    ...operadorAtos,
    ...contaCorrenteAtos,
    ...indicacaoAtos,
    ...pedidoAtos,
    ...atendimentoAtos,
    ...meusDadosAtos,
    ...premioAtos,
    ...estoqueAtos,
    ...bloqueioAtos,
    ...exportacaoAtos,
    ...relatorioAtos,
    ...encerramentoAtos,
    ...vendaAtos,
    ...sorteioAtos,
    ...associadoAtos,
    ...quizAtos,
    ...provedorAtos,
    ...webhookAtos,
    ...retencaoAtos,
    ...documentoFiscalAtos,
  }) as const)();

export type ActId = keyof typeof atos;
