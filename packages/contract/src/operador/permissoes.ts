import type { CallId, paths } from '../paths.ts';
import { permissoesEncerramento } from './permissoes-encerramento.ts';

/** Roles of operators, each for one promoter. */
export const papeis = ['administrador', 'operador', 'atendimento', 'auditor', 'cliente'] as const;
export type Papel = (typeof papeis)[number];

/** Acts that a machine credential may be allowed. */
export const escopos = [
  'campanha:publicar',
  'documentos:ler',
  'documentos:julgar',
  'vendas:ler',
  'vendas:escrever',
  'premios:entregar',
  'pedidos:mover',
  'codigos:escrever',
  'listas:escrever',
  'notificacoes:enviar',
  'sorteios:registrar',
  'numeros:ler',
] as const;
export type Escopo = (typeof escopos)[number];

export interface Permissao {
  /** Roles that may make the call; operators of the installation may make every call. */
  readonly papeis: readonly Papel[];
  /** Scope that a machine credential needs; without it no credential may make the call. */
  readonly escopo?: Escopo;
  /**
   * The audit trail's row of an accepted call: `ato` and `leituraPessoal` (it answers with personal data)
   * are rows, `leitura` is none. A refused call of a known caller is always a row.
   */
  readonly registro: 'ato' | 'leituraPessoal' | 'leitura';
  /** Needs a verification within the last five minutes. */
  readonly isElevada?: true;
  /** Concerns the whole installation: only its own operators. */
  readonly isDaInstalacao?: true;
  /** Can be refused with `operador.precisaSegundaPessoa`, and be proposed then (ADR 0068). */
  readonly segundaPessoa?: true;
  /** Roles that only propose the call: a second person always decides. */
  readonly propoe?: readonly Papel[];
  /** Roles that read only what they proposed themselves. */
  readonly soProprias?: readonly Papel[];
  /** The handler requires role and scope of the call that the body names. */
  readonly isDoAlvo?: true;
}

/** Whether a role may make a call, directly or as a proposal. */
export const canCall = ({ papeis: direct, propoe }: Permissao, papel: Papel): boolean =>
  direct.includes(papel) || (propoe?.includes(papel) ?? false);

const administra = ['administrador'] as const;
const audita = ['administrador', 'auditor'] as const;
const opera = ['administrador', 'operador'] as const;
const atende = ['administrador', 'operador', 'atendimento'] as const;
const confere = ['administrador', 'operador', 'auditor'] as const;
const ve = ['administrador', 'operador', 'atendimento', 'auditor'] as const;

/** The roles and scopes of each call of operators. API, console and audit trail read this table. */
export const permissoes = {
  'operador.publicarCampanha': {
    papeis: administra,
    escopo: 'campanha:publicar',
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
  'operador.rascunhos': { papeis: audita, registro: 'leitura' },
  'operador.rascunho': { papeis: audita, registro: 'leitura' },
  'operador.gravarRascunho': { papeis: administra, registro: 'ato' },
  'operador.apagarRascunho': { papeis: administra, registro: 'ato' },
  'operador.publicacoes': { papeis: confere, registro: 'leitura' },
  'operador.publicacao': { papeis: confere, registro: 'leitura' },
  'operador.conferirCampanha': { papeis: audita, escopo: 'campanha:publicar', registro: 'leitura' },
  'operador.guardarImagemCampanha': { papeis: administra, registro: 'ato' },
  'operador.abrirPrevia': { papeis: audita, registro: 'leitura' },
  'operador.trocarPrevia': { papeis: audita, registro: 'leitura' },
  'operador.fecharPrevia': { papeis: audita, registro: 'leitura' },
  'operador.simularCampanha': { papeis: administra, registro: 'ato' },
  'operador.simulacoes': { papeis: audita, registro: 'leitura' },
  'operador.simulacao': { papeis: audita, registro: 'leitura' },
  'operador.cancelarSimulacao': { papeis: administra, registro: 'ato' },
  'operador.importarCpfsRestritos': { papeis: opera, escopo: 'listas:escrever', registro: 'ato' },
  'operador.importarPrimeirosAcessos': { papeis: opera, escopo: 'listas:escrever', registro: 'ato' },
  'operador.importarAssociados': { papeis: opera, escopo: 'listas:escrever', registro: 'ato' },
  'operador.importarCodigos': { papeis: opera, escopo: 'codigos:escrever', registro: 'ato' },
  'operador.importarVouchers': { papeis: opera, escopo: 'codigos:escrever', registro: 'ato' },
  'operador.enviarNotificacao': { papeis: opera, escopo: 'notificacoes:enviar', registro: 'ato' },
  'operador.notificacoes': { papeis: ve, escopo: 'notificacoes:enviar', registro: 'leitura' },
  'operador.notificacao': { papeis: ve, escopo: 'notificacoes:enviar', registro: 'leitura' },
  'operador.pararNotificacao': { papeis: opera, escopo: 'notificacoes:enviar', registro: 'ato' },
  // Finds a person by CPF or phone, which an operator of receipts may not do (ADR 0072).
  'operador.testarNotificacao': { papeis: administra, registro: 'ato' },
  'operador.contarPublico': { papeis: opera, escopo: 'notificacoes:enviar', registro: 'leitura' },
  'operador.consultas': { papeis: [], registro: 'leitura', isDaInstalacao: true },
  'operador.ligarConsulta': { papeis: [], registro: 'ato', isDaInstalacao: true },
  'operador.promotoras': { papeis: [], registro: 'leitura', isDaInstalacao: true },
  'operador.criarPromotora': { papeis: [], registro: 'ato', isDaInstalacao: true, isElevada: true },
  'operador.campanhas': { papeis: [...ve, 'cliente'], registro: 'leitura' },
  'operador.resumo': { papeis: [...ve, 'cliente'], registro: 'leitura' },
  'operador.buscar': { papeis: ve, registro: 'leitura' },
  'operador.avisos': { papeis: [], registro: 'leitura', isDaInstalacao: true },
  'operador.conferirContas': { papeis: [], registro: 'leitura', isDaInstalacao: true },
  'operador.indicacoes': { papeis: confere, escopo: 'documentos:ler', registro: 'leitura' },
  'operador.decidirIndicacao': { papeis: opera, escopo: 'documentos:julgar', registro: 'ato' },
  'operador.pedidos': { papeis: ve, escopo: 'pedidos:mover', registro: 'leituraPessoal' },
  'operador.moverPedido': { papeis: opera, escopo: 'pedidos:mover', registro: 'ato' },
  'operador.moverPedidos': { papeis: opera, escopo: 'pedidos:mover', registro: 'ato' },
  'operador.voltarPedido': { papeis: opera, escopo: 'pedidos:mover', registro: 'ato' },
  'operador.procurarPessoa': { papeis: ve, registro: 'leituraPessoal' },
  'operador.pessoa': { papeis: ve, registro: 'leituraPessoal' },
  'operador.historicoPessoa': { papeis: ve, registro: 'leituraPessoal' },
  'operador.revelarCampo': { papeis: ['administrador', 'atendimento'], registro: 'leituraPessoal' },
  'operador.explicarNota': { papeis: ve, registro: 'leituraPessoal' },
  'operador.encerrarSessoesPessoa': { papeis: administra, registro: 'ato' },
  'operador.avisarPessoa': { papeis: ['administrador', 'atendimento'], registro: 'ato' },
  'operador.reenviarMensagem': { papeis: ['administrador', 'atendimento'], registro: 'ato' },
  'operador.enviarCodigoContato': { papeis: ['administrador', 'atendimento'], registro: 'ato' },
  'operador.corrigirContato': { papeis: ['administrador', 'atendimento'], registro: 'ato' },
  'operador.pedirDadosPessoa': {
    papeis: ['administrador', 'atendimento'],
    registro: 'leituraPessoal',
    isElevada: true,
  },
  'operador.ajustarConta': {
    papeis: administra,
    propoe: ['atendimento'],
    registro: 'ato',
    segundaPessoa: true,
  },
  'operador.preverExclusaoPessoa': { papeis: administra, registro: 'leituraPessoal' },
  'operador.excluirPessoa': {
    papeis: administra,
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
  'operador.procurarPremio': { papeis: atende, escopo: 'premios:entregar', registro: 'leituraPessoal' },
  'operador.entregarPremio': { papeis: opera, escopo: 'premios:entregar', registro: 'ato' },
  'operador.estoque': { papeis: ve, escopo: 'codigos:escrever', registro: 'leitura' },
  'operador.bloquearLote': { papeis: opera, escopo: 'codigos:escrever', registro: 'ato' },
  'operador.ajustarEstoque': { papeis: opera, escopo: 'codigos:escrever', registro: 'ato' },
  'operador.bloqueios': { papeis: ve, escopo: 'listas:escrever', registro: 'leitura' },
  'operador.incluirBloqueios': {
    papeis: opera,
    escopo: 'listas:escrever',
    registro: 'ato',
    segundaPessoa: true,
  },
  'operador.verificarBloqueio': { papeis: ve, escopo: 'listas:escrever', registro: 'leituraPessoal' },
  'operador.retirarBloqueio': { papeis: opera, escopo: 'listas:escrever', registro: 'ato' },
  'operador.revelarBloqueio': { papeis: ['administrador', 'atendimento'], registro: 'leituraPessoal' },
  'operador.exportacoes': { papeis: ['administrador', 'auditor'], registro: 'leitura' },
  'operador.pedirExportacao': {
    papeis: administra,
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
  'operador.cancelarExportacao': { papeis: administra, registro: 'ato' },
  'operador.baixarExportacao': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.relatorio': { papeis: [...ve, 'cliente'], escopo: 'numeros:ler', registro: 'leitura' },
  'operador.destinosRelatorio': { papeis: administra, registro: 'leituraPessoal' },
  'operador.definirDestinosRelatorio': { papeis: administra, registro: 'ato' },
  ...permissoesEncerramento,
  'operador.premios': { papeis: ve, escopo: 'premios:entregar', registro: 'leitura' },
  'operador.premio': { papeis: ve, escopo: 'premios:entregar', registro: 'leitura' },
  'operador.verContatoPremio': { papeis: atende, registro: 'leituraPessoal' },
  'operador.andarPremio': { papeis: atende, registro: 'ato' },
  'operador.pausarPremio': { papeis: opera, registro: 'ato' },
  'operador.desfazerEntrega': { papeis: opera, registro: 'ato', segundaPessoa: true },
  'operador.anexarPremio': { papeis: opera, registro: 'ato' },
  'operador.arquivoPremio': { papeis: opera, registro: 'leituraPessoal' },
  'operador.importarVendas': { papeis: opera, escopo: 'vendas:escrever', registro: 'ato' },
  'operador.listarImportacoesVendas': { papeis: confere, escopo: 'vendas:ler', registro: 'leitura' },
  'operador.obterImportacaoVendas': { papeis: confere, escopo: 'vendas:ler', registro: 'leitura' },
  'operador.errosVendas': { papeis: confere, escopo: 'vendas:ler', registro: 'leitura' },
  'operador.procurarNumero': { papeis: confere, escopo: 'sorteios:registrar', registro: 'leituraPessoal' },
  'operador.registrarPremiados': {
    papeis: administra,
    escopo: 'sorteios:registrar',
    registro: 'ato',
    isElevada: true,
  },
  'operador.sorteios': { papeis: [...ve, 'cliente'], registro: 'leitura' },
  'operador.calendarioSorteios': { papeis: [...ve, 'cliente'], registro: 'leitura' },
  'operador.preverCongelamento': { papeis: confere, registro: 'leitura' },
  'operador.congelarSorteio': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.resultado': { papeis: confere, registro: 'leitura' },
  'operador.informarResultado': { papeis: opera, registro: 'ato' },
  'operador.anexarResultado': { papeis: opera, registro: 'ato' },
  'operador.documentoResultado': { papeis: confere, registro: 'leitura' },
  'operador.apuracao': { papeis: confere, registro: 'leituraPessoal' },
  'operador.apurarSorteio': { papeis: opera, registro: 'ato' },
  'operador.desclassificar': { papeis: opera, registro: 'ato', isElevada: true },
  'operador.confirmarApuracao': { papeis: opera, registro: 'ato', isElevada: true },
  'operador.ataSorteio': { papeis: confere, registro: 'leituraPessoal' },
  'operador.participantesSorteio': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.medirNumeros': { papeis: [...ve, 'cliente'], escopo: 'numeros:ler', registro: 'leitura' },
  'operador.lojas': { papeis: [...ve, 'cliente'], registro: 'leitura' },
  'operador.respostasQuiz': { papeis: [...ve, 'cliente'], escopo: 'numeros:ler', registro: 'leitura' },
  'operador.provedores': { papeis: administra, registro: 'leitura' },
  'operador.definirProvedor': { papeis: administra, registro: 'ato', isElevada: true, segundaPessoa: true },
  'operador.removerProvedor': { papeis: administra, registro: 'ato', isElevada: true, segundaPessoa: true },
  'operador.webhooks': { papeis: audita, registro: 'leitura' },
  'operador.webhook': { papeis: audita, registro: 'leitura' },
  'operador.criarWebhook': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.alterarWebhook': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.pausarWebhook': { papeis: administra, registro: 'ato' },
  'operador.retomarWebhook': { papeis: administra, registro: 'ato' },
  'operador.girarWebhook': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.testarWebhook': { papeis: administra, registro: 'ato' },
  'operador.removerWebhook': { papeis: administra, registro: 'ato' },
  'operador.entregasWebhook': { papeis: audita, registro: 'leitura' },
  'operador.reenviarEntrega': { papeis: administra, registro: 'ato' },
  'operador.reenviarEntregas': { papeis: administra, registro: 'ato' },
  'operador.retencao': { papeis: confere, registro: 'leitura' },
  'operador.listarPendentes': { papeis: confere, escopo: 'documentos:ler', registro: 'leitura' },
  'operador.documentos': { papeis: confere, escopo: 'documentos:ler', registro: 'leitura' },
  'operador.procurarDocumento': { papeis: ve, escopo: 'documentos:ler', registro: 'leitura' },
  'operador.listarRepetidos': { papeis: confere, escopo: 'documentos:ler', registro: 'leitura' },
  'operador.fila': { papeis: confere, escopo: 'documentos:ler', registro: 'leitura' },
  'operador.preverVeredito': { papeis: confere, escopo: 'documentos:ler', registro: 'leitura' },
  'operador.listarGemeas': { papeis: confere, escopo: 'documentos:ler', registro: 'leituraPessoal' },
  // Possession is of a person: a program judges without it.
  'operador.tomarNota': { papeis: opera, registro: 'leituraPessoal' },
  'operador.renovarPosse': { papeis: opera, registro: 'leitura' },
  'operador.soltarPosse': { papeis: opera, registro: 'leitura' },
  'operador.qualidade': { papeis: opera, registro: 'leitura' },
  'operador.discordancias': { papeis: administra, registro: 'leitura' },
  'operador.nota': { papeis: confere, registro: 'leituraPessoal' },
  'operador.causasDaNota': { papeis: opera, registro: 'leitura' },
  // Verified before the preview: the act after it is held on the page, and must not be interrupted when it is sent.
  'operador.preverLote': { papeis: opera, registro: 'leitura', isElevada: true },
  'operador.julgarLote': { papeis: opera, registro: 'ato', isElevada: true },
  'operador.fontes': { papeis: [...ve, 'cliente'], escopo: 'documentos:ler', registro: 'leitura' },
  'operador.apurarDocumento': {
    papeis: opera,
    escopo: 'documentos:julgar',
    registro: 'ato',
    segundaPessoa: true,
  },
  'operador.apurarDocumentos': { papeis: opera, escopo: 'documentos:julgar', registro: 'ato' },
  'operador.desfazerVeredito': { papeis: opera, escopo: 'documentos:julgar', registro: 'ato' },
  'operador.corrigirDocumento': {
    papeis: opera,
    escopo: 'documentos:julgar',
    registro: 'ato',
    segundaPessoa: true,
  },
  'operador.anotarDocumento': { papeis: atende, escopo: 'documentos:julgar', registro: 'ato' },
  'operador.equipe': { papeis: [...confere], registro: 'leitura' },
  'operador.convidar': { papeis: administra, registro: 'ato', isElevada: true, segundaPessoa: true },
  'operador.retirarConvite': { papeis: administra, registro: 'ato' },
  'operador.convidarDaInstalacao': {
    papeis: [],
    registro: 'ato',
    isDaInstalacao: true,
    isElevada: true,
  },
  'operador.equipeDaInstalacao': { papeis: [], registro: 'leitura', isDaInstalacao: true },
  'operador.definirDaInstalacao': {
    papeis: [],
    registro: 'ato',
    isDaInstalacao: true,
    isElevada: true,
    segundaPessoa: true,
  },
  'operador.retirarConviteDaInstalacao': { papeis: [], registro: 'ato', isDaInstalacao: true },
  'operador.definirPapel': { papeis: administra, registro: 'ato', isElevada: true, segundaPessoa: true },
  'operador.credenciais': { papeis: administra, registro: 'leitura' },
  'operador.criarCredencial': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.girarCredencial': { papeis: administra, registro: 'ato', isElevada: true },
  'operador.encerrarCredencial': { papeis: administra, registro: 'ato' },
  'operador.conferirAuditoria': { papeis: [], registro: 'leitura', isDaInstalacao: true },
  'operador.auditoria': { papeis: audita, registro: 'leitura' },
  'operador.propor': { papeis: atende, registro: 'ato', isDoAlvo: true },
  'operador.propostas': { papeis: ve, registro: 'leitura', soProprias: ['atendimento'] },
  'operador.proposta': { papeis: ve, registro: 'leitura', soProprias: ['atendimento'] },
  'operador.aprovarProposta': { papeis: opera, registro: 'ato', isElevada: true },
  'operador.recusarProposta': { papeis: opera, registro: 'ato' },
  'operador.retirarProposta': { papeis: atende, registro: 'ato' },
  'operador.auditoriaDaInstalacao': { papeis: [], registro: 'leitura', isDaInstalacao: true },
} as const satisfies Readonly<Record<ActId, Permissao>>;

/** Calls that act for a promoter or for the installation. */
export type ActId = {
  [Id in CallId]: (typeof paths)[Id]['auth'] extends 'operador' ? Id : never;
}[CallId];

/** Calls that can be proposed to a second person. */
export type ProponivelId = {
  [Id in ActId]: (typeof permissoes)[Id] extends { readonly segundaPessoa: true } ? Id : never;
}[ActId];

export const proponiveis = (Object.keys(permissoes) as ActId[]).filter(
  (id): id is ProponivelId => (permissoes[id] as Permissao).segundaPessoa === true,
);
