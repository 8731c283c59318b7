export type { Acesso, Cadastro, ConsumidorService } from './consumidor.service.ts';
export type { ConsumidorRow, Transacao } from './consumidor.store.ts';
