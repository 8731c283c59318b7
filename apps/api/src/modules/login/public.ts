export type { LoginService } from './login.service.ts';
export type { LoginModule } from './login.module.ts';
