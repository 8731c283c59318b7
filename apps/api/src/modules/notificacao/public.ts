export type { NotificacaoModule } from './notificacao.module.ts';
