export type { AssociadoService } from './associado.service.ts';
export type { LoginService } from './login.service.ts';
export type { LoginModule } from './login.module.ts';
