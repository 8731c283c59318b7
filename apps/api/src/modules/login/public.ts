export type { LoginService } from './login.service.ts';
