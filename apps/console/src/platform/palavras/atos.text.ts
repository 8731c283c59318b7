import type { ActId } from '@trevo/contract/operador/permissoes';
import { atosEstudioText } from './atos-estudio.text.ts';
import { atosDadosText } from './atos-dados.text.ts';
import { atosEncerramentoText } from './atos-encerramento.text.ts';
import { atosSorteioText } from './atos-sorteio.text.ts';

/** An act in words: as done by a person, and as an ability. */
export interface Ato {
  readonly feito: string;
  readonly fazer: string;
}

/** Every call of operators in words, for the audit trail and the table of roles. */
export const atosText: Readonly<Record<ActId, Ato>> = {
  ...atosDadosText,
  ...atosEncerramentoText,
  ...atosSorteioText,
  ...atosEstudioText,
  'operador.promotoras': { feito: 'viu as promotoras', fazer: 'ver as promotoras da instalação' },
  'operador.criarPromotora': { feito: 'criou uma promotora', fazer: 'criar promotoras' },
  'operador.campanhas': { feito: 'viu as campanhas', fazer: 'ver as campanhas' },
  'operador.resumo': { feito: 'viu o resumo do dia', fazer: 'ver o resumo do dia' },
  'operador.avisos': { feito: 'viu os avisos do programa', fazer: 'ver os avisos do programa' },
  'operador.publicarCampanha': { feito: 'publicou uma campanha', fazer: 'publicar uma campanha' },
  'operador.importarCpfsRestritos': {
    feito: 'importou CPFs que não participam',
    fazer: 'importar CPFs que não participam',
  },
  'operador.bloqueios': { feito: 'viu os bloqueios', fazer: 'ver os bloqueios' },
  'operador.incluirBloqueios': {
    feito: 'bloqueou um CPF, telefone, aparelho, emitente ou rede',
    fazer: 'bloquear CPF, telefone, aparelho, emitente ou rede',
  },
  'operador.verificarBloqueio': {
    feito: 'conferiu se um valor está bloqueado',
    fazer: 'conferir se um valor está bloqueado',
  },
  'operador.retirarBloqueio': { feito: 'retirou um bloqueio', fazer: 'retirar um bloqueio' },
  'operador.revelarBloqueio': {
    feito: 'viu por inteiro um CPF ou telefone bloqueado',
    fazer: 'ver por inteiro um CPF ou telefone bloqueado',
  },
  'operador.importarPrimeirosAcessos': {
    feito: 'importou CPFs de primeiro acesso',
    fazer: 'importar CPFs de primeiro acesso',
  },
  'operador.importarAssociados': { feito: 'importou lojas', fazer: 'importar lojas' },
  'operador.importarCodigos': { feito: 'importou códigos', fazer: 'importar códigos' },
  'operador.importarVouchers': { feito: 'importou vouchers', fazer: 'importar vouchers' },
  'operador.enviarNotificacao': { feito: 'enviou um aviso', fazer: 'enviar e agendar avisos' },
  'operador.notificacoes': { feito: 'viu os avisos de uma campanha', fazer: 'ver os avisos de uma campanha' },
  'operador.notificacao': { feito: 'viu um aviso', fazer: 'ver um aviso' },
  'operador.pararNotificacao': { feito: 'parou um aviso', fazer: 'parar um aviso' },
  'operador.testarNotificacao': {
    feito: 'testou um aviso com uma pessoa',
    fazer: 'testar um aviso com uma pessoa',
  },
  'operador.contarPublico': {
    feito: 'contou o público de um aviso',
    fazer: 'contar o público de um aviso',
  },
  'operador.consultas': {
    feito: 'viu as páginas dos estados',
    fazer: 'ver as consultas às páginas dos estados',
  },
  'operador.ligarConsulta': {
    feito: 'ligou ou desligou a página de um estado',
    fazer: 'ligar ou desligar a página de um estado',
  },
  'operador.conferirContas': { feito: 'conferiu as contas', fazer: 'conferir as contas' },
  'operador.indicacoes': { feito: 'viu as indicações em análise', fazer: 'ver as indicações em análise' },
  'operador.decidirIndicacao': { feito: 'decidiu uma indicação', fazer: 'decidir uma indicação' },
  'operador.pedidos': { feito: 'viu os pedidos', fazer: 'ver os pedidos' },
  'operador.moverPedido': { feito: 'mudou a situação de um pedido', fazer: 'mudar a situação de um pedido' },
  'operador.moverPedidos': {
    feito: 'mudou a situação de vários pedidos',
    fazer: 'mudar a situação de vários pedidos de uma vez',
  },
  'operador.voltarPedido': {
    feito: 'voltou um pedido um passo',
    fazer: 'voltar um pedido um passo',
  },
  'operador.procurarPessoa': { feito: 'procurou uma pessoa', fazer: 'procurar uma pessoa' },
  'operador.pessoa': { feito: 'viu a ficha de uma pessoa', fazer: 'ver a ficha de uma pessoa' },
  'operador.historicoPessoa': {
    feito: 'viu o histórico de uma pessoa',
    fazer: 'ver o histórico de uma pessoa',
  },
  'operador.revelarCampo': {
    feito: 'viu um dado de uma pessoa por inteiro',
    fazer: 'ver um dado de uma pessoa por inteiro',
  },
  'operador.explicarNota': {
    feito: 'viu por que uma nota não deu números',
    fazer: 'ver por que uma nota deu ou não números',
  },
  'operador.encerrarSessoesPessoa': {
    feito: 'encerrou as sessões de uma pessoa',
    fazer: 'encerrar as sessões de uma pessoa',
  },
  'operador.avisarPessoa': { feito: 'mandou um aviso a uma pessoa', fazer: 'mandar um aviso a uma pessoa' },
  'operador.reenviarMensagem': {
    feito: 'reenviou um código ou link a uma pessoa',
    fazer: 'reenviar um código ou link a uma pessoa',
  },
  'operador.enviarCodigoContato': {
    feito: 'mandou um código ao novo celular de uma pessoa',
    fazer: 'mandar um código ao novo celular de uma pessoa',
  },
  'operador.corrigirContato': {
    feito: 'corrigiu o contato de uma pessoa',
    fazer: 'corrigir o contato de uma pessoa',
  },
  'operador.pedirDadosPessoa': {
    feito: 'pediu a cópia dos dados de uma pessoa',
    fazer: 'pedir a cópia dos dados de uma pessoa',
  },
  'operador.ajustarConta': {
    feito: 'ajustou os pontos ou o cashback de uma pessoa',
    fazer: 'ajustar os pontos ou o cashback de uma pessoa',
  },
  'operador.preverExclusaoPessoa': {
    feito: 'viu o que a exclusão de uma conta apagaria',
    fazer: 'ver o que a exclusão de uma conta apagaria',
  },
  'operador.excluirPessoa': {
    feito: 'excluiu a conta de uma pessoa',
    fazer: 'excluir a conta de uma pessoa',
  },
  'operador.procurarPremio': { feito: 'procurou um prêmio', fazer: 'procurar um prêmio' },
  'operador.entregarPremio': { feito: 'entregou um prêmio', fazer: 'entregar um prêmio' },
  'operador.estoque': { feito: 'viu códigos e estoque', fazer: 'ver códigos e estoque' },
  'operador.bloquearLote': {
    feito: 'bloqueou ou liberou um lote de códigos',
    fazer: 'bloquear ou liberar um lote de códigos',
  },
  'operador.ajustarEstoque': {
    feito: 'ajustou o estoque de um produto',
    fazer: 'ajustar o estoque de um produto',
  },
  'operador.premios': { feito: 'viu os prêmios', fazer: 'ver os prêmios ganhos' },
  'operador.premio': { feito: 'viu um prêmio', fazer: 'ver o andamento de um prêmio' },
  'operador.verContatoPremio': {
    feito: 'viu o contato de um ganhador',
    fazer: 'ver o contato de um ganhador',
  },
  'operador.andarPremio': {
    feito: 'anotou o andamento de um prêmio',
    fazer: 'anotar que o ganhador foi avisado ou mandou os documentos',
  },
  'operador.pausarPremio': {
    feito: 'pausou ou liberou a entrega de um prêmio',
    fazer: 'pausar ou liberar a entrega de um prêmio',
  },
  'operador.desfazerEntrega': {
    feito: 'desfez a entrega de um prêmio',
    fazer: 'desfazer a entrega de um prêmio',
  },
  'operador.anexarPremio': {
    feito: 'anexou um arquivo a um prêmio',
    fazer: 'anexar documento ou recibo a um prêmio',
  },
  'operador.arquivoPremio': {
    feito: 'abriu um arquivo de um prêmio',
    fazer: 'abrir os arquivos de um prêmio',
  },
  'operador.importarVendas': { feito: 'enviou um arquivo de vendas', fazer: 'enviar um arquivo de vendas' },
  'operador.listarImportacoesVendas': {
    feito: 'viu os arquivos de vendas',
    fazer: 'ver os arquivos de vendas',
  },
  'operador.obterImportacaoVendas': {
    feito: 'viu um arquivo de vendas',
    fazer: 'ver o andamento de um arquivo de vendas',
  },
  'operador.errosVendas': {
    feito: 'baixou os erros de um arquivo de vendas',
    fazer: 'baixar os erros de um arquivo de vendas',
  },
  'operador.procurarNumero': {
    feito: 'procurou o dono de um número da sorte',
    fazer: 'procurar o dono de um número da sorte',
  },
  'operador.registrarPremiados': {
    feito: 'registrou os premiados de um sorteio',
    fazer: 'registrar os premiados de um sorteio',
  },
  'operador.medirNumeros': {
    feito: 'viu quantos números já saíram',
    fazer: 'ver quantos números da sorte já saíram',
  },
  'operador.lojas': { feito: 'viu a lista de lojas', fazer: 'ver a lista de lojas' },
  'operador.respostasQuiz': { feito: 'viu as respostas do quiz', fazer: 'ver as respostas do quiz' },
  'operador.provedores': { feito: 'viu os provedores', fazer: 'ver os provedores da promotora' },
  'operador.definirProvedor': { feito: 'definiu um provedor', fazer: 'definir um provedor' },
  'operador.removerProvedor': { feito: 'removeu um provedor', fazer: 'remover um provedor' },
  'operador.retencao': { feito: 'viu a retenção de dados', fazer: 'ver a retenção de dados' },
  'operador.listarPendentes': { feito: 'viu as notas pendentes', fazer: 'ver as notas pendentes' },
  'operador.documentos': { feito: 'viu a lista de notas', fazer: 'ver a lista de notas' },
  'operador.procurarDocumento': { feito: 'procurou uma nota', fazer: 'procurar uma nota' },
  'operador.listarRepetidos': { feito: 'viu notas parecidas', fazer: 'ver notas parecidas' },
  'operador.preverVeredito': {
    feito: 'viu o efeito de uma decisão',
    fazer: 'ver antes o efeito de uma decisão',
  },
  'operador.listarGemeas': { feito: 'comparou notas', fazer: 'comparar notas que podem ser a mesma compra' },
  'operador.fila': { feito: 'viu a fila', fazer: 'ver a fila de notas' },
  'operador.tomarNota': { feito: 'tomou uma nota da fila', fazer: 'tomar notas da fila' },
  'operador.renovarPosse': { feito: 'ficou com uma nota da fila', fazer: 'ficar com uma nota da fila' },
  'operador.soltarPosse': { feito: 'soltou uma nota da fila', fazer: 'soltar uma nota da fila' },
  'operador.qualidade': {
    feito: 'viu os números das decisões',
    fazer: 'ver os números das próprias decisões, ou de todos',
  },
  'operador.discordancias': {
    feito: 'viu as segundas opiniões diferentes',
    fazer: 'ver as decisões de que a segunda opinião discorda',
  },
  'operador.nota': { feito: 'abriu uma nota', fazer: 'abrir uma nota sem tomá-la' },
  'operador.causasDaNota': {
    feito: 'viu quantas notas têm a mesma causa',
    fazer: 'ver quantas notas têm a mesma causa',
  },
  'operador.preverLote': {
    feito: 'viu o efeito de decidir um lote',
    fazer: 'ver antes o efeito de decidir um lote',
  },
  'operador.julgarLote': {
    feito: 'julgou um lote de notas da mesma causa',
    fazer: 'julgar juntas as notas da mesma causa',
  },
  'operador.fontes': { feito: 'viu as fontes de valor', fazer: 'ver o resultado das fontes de valor' },
  'operador.apurarDocumento': { feito: 'julgou uma nota', fazer: 'julgar uma nota' },
  'operador.apurarDocumentos': { feito: 'julgou várias notas', fazer: 'julgar várias notas' },
  'operador.desfazerVeredito': {
    feito: 'desfez a decisão sobre uma nota',
    fazer: 'desfazer a decisão sobre uma nota',
  },
  'operador.corrigirDocumento': { feito: 'corrigiu uma nota', fazer: 'corrigir uma nota' },
  'operador.anotarDocumento': { feito: 'anotou uma nota', fazer: 'anotar uma nota' },
  'operador.equipe': { feito: 'viu a equipe', fazer: 'ver a equipe' },
  'operador.convidar': { feito: 'convidou uma pessoa para a equipe', fazer: 'convidar para a equipe' },
  'operador.retirarConvite': { feito: 'retirou um convite', fazer: 'retirar um convite' },
  'operador.convidarDaInstalacao': {
    feito: 'convidou um operador da instalação',
    fazer: 'convidar um operador da instalação',
  },
  'operador.equipeDaInstalacao': {
    feito: 'viu quem é da instalação',
    fazer: 'ver quem é da instalação',
  },
  'operador.definirDaInstalacao': {
    feito: 'tirou uma pessoa da instalação',
    fazer: 'tirar uma pessoa da instalação',
  },
  'operador.retirarConviteDaInstalacao': {
    feito: 'retirou um convite da instalação',
    fazer: 'retirar um convite da instalação',
  },
  'operador.definirPapel': { feito: 'mudou um papel na equipe', fazer: 'mudar um papel na equipe' },
  'operador.credenciais': { feito: 'viu as credenciais', fazer: 'ver as credenciais' },
  'operador.criarCredencial': { feito: 'criou uma credencial', fazer: 'criar uma credencial' },
  'operador.girarCredencial': {
    feito: 'trocou o segredo de uma credencial',
    fazer: 'trocar o segredo de uma credencial',
  },
  'operador.encerrarCredencial': { feito: 'encerrou uma credencial', fazer: 'encerrar uma credencial' },
  'operador.conferirAuditoria': {
    feito: 'conferiu o registro de atos',
    fazer: 'conferir o registro de atos',
  },
  'operador.propor': { feito: 'propôs um ato', fazer: 'propor um ato a uma segunda pessoa' },
  'operador.propostas': { feito: 'viu as propostas', fazer: 'ver as propostas' },
  'operador.proposta': { feito: 'viu uma proposta', fazer: 'ver uma proposta' },
  'operador.aprovarProposta': {
    feito: 'aprovou uma proposta',
    fazer: 'aprovar uma proposta de outra pessoa',
  },
  'operador.recusarProposta': {
    feito: 'recusou uma proposta',
    fazer: 'recusar uma proposta de outra pessoa',
  },
  'operador.retirarProposta': { feito: 'retirou a sua proposta', fazer: 'retirar a sua proposta' },
  'operador.auditoriaDaInstalacao': {
    feito: 'viu quem fez o quê na instalação',
    fazer: 'ver quem fez o quê na instalação',
  },
  'operador.auditoria': { feito: 'viu quem fez o quê', fazer: 'ver quem fez o quê' },
};

/** Words of the acts by which a person gets into an account; the trail has them, and no role allows them. */
export const acessosText: Readonly<Record<string, Ato>> = {
  'operador.aceitarConvite': { feito: 'aceitou um convite', fazer: 'aceitar um convite' },
  'operador.aceitarConviteDaConta': {
    feito: 'aceitou um convite com a conta que já tinha',
    fazer: 'aceitar um convite com a conta que já tinha',
  },
  'operador.recuperar': { feito: 'recuperou a conta', fazer: 'recuperar a conta' },
};
