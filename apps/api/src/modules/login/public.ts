export type { LoginModule } from './login.module.ts';
