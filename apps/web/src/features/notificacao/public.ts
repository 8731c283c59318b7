export { AvisosConvite } from './AvisosConvite.tsx';
export { NotificacaoSwitch } from './NotificacaoSwitch.tsx';
export { useNotificacoes } from './use-notificacoes.ts';
