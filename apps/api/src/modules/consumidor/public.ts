export type { Acesso, Cadastro, ConsumidorService } from './consumidor.service.ts';
export type { ConsumidorRow, Transacao } from './consumidor.store.ts';
export type { ContatoTrocaStore } from './contato-troca.store.ts';
export type { ContatoAviso, PerfilRequest, PerfilService } from './perfil.service.ts';
export { getEmailRedefinicao, getOwnEmail } from './contato-troca.ts';
export { requireOwnCpf } from './consumidor.service.ts';
export { listTermosCadastro } from './termos.ts';
export type { ConsumidorModule } from './consumidor.module.ts';
export type { PessoaModule } from './consumidor.module.ts';
