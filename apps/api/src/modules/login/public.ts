export type { LoginModule } from './login.module.ts';
export { createSenhaHasher } from './senha.service.ts';
export type { SenhaCusto, SenhaService } from './senha.service.ts';
export type { TokenVerificacaoService } from './contato/token-verificacao.service.ts';
