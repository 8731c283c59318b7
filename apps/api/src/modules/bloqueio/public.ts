export type { BloqueioModule } from './bloqueio.module.ts';
export { refuseBloqueados, type BloqueioEnvioService } from './bloqueio-envio.service.ts';
export type { FindNotas } from './bloqueio.service.ts';
export type { BloqueioRow } from './bloqueio.store.ts';
export { bloqueioText } from './bloqueio.text.ts';
