export { AvisosConvite } from './AvisosConvite.tsx';
export { useNotificacoes } from './use-notificacoes.ts';
