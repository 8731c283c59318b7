export type { Acesso, Cadastro, ConsumidorService } from './consumidor.service.ts';
export type { ConsumidorRow, Transacao } from './consumidor.store.ts';
export type { ContatoTrocaStore } from './contato-troca.store.ts';
export type { ContatoAviso, PerfilRequest, PerfilService } from './perfil.service.ts';
export type { PrimeiroAcessoService } from './primeiro-acesso.service.ts';
export { getEmailRedefinicao, getOwnEmail } from './own-email.ts';
export { requireOwnCpf } from './own-cpf.ts';
export { listTermosCadastro } from './termos.ts';
