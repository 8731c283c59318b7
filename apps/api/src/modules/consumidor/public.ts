export type { Cadastro, ConsumidorService } from './consumidor.service.ts';
export type { ConsumidorRow } from './consumidor.store.ts';
