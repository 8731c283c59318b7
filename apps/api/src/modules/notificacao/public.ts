export { toPalavras } from './notificacao-palavras.ts';
export type { AssuntoMensagem, MensagemService } from './mensagem.service.ts';
export type { NotificacaoModule } from './notificacao.module.ts';
export type { PublicoViews } from './publico.port.ts';
