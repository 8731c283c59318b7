import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCadastroPergunta, getTipoIdentificacao } from '@trevo/config/configuracao-questions';
import type { Comprovantes } from '../../kernel/auth/comprovante.ts';
import type { HospedagemService, PublicacaoService } from '../campanha/public.ts';
import type { CodigoCupomService } from '../codigo-cupom/public.ts';
import { listTermosCadastro, type Cadastro } from '../consumidor/public.ts';
import type { LoginService } from '../login/public.ts';
import { DomainError } from '../../kernel/domain-error.ts';

export interface LoginDemo {
  readonly host: string;
  readonly usuario: string;
  readonly senha: string;
}

const usuarios: Record<string, string> = {
  telefone: '11987654321',
  cpf: '52998224725',
  cnpj: '12ABC34501DE35',
  cpfCnpj: '52998224725',
};
const senha = 'Trevo2026';
const telefone = '11987654321';

const codigosDemo = Array.from({ length: 200 }, (_, n) => `DEMO${String(n + 1).padStart(4, '0')}`);

/**
 * Publishes the ready campaigns and registers one person in each, so that a fresh start has something to show.
 * Everything it does is harmless when repeated.
 */
export async function seed(parts: {
  campanhas: string;
  publicacoes: PublicacaoService;
  hospedagens: HospedagemService;
  logins: LoginService;
  comprovantes: Comprovantes;
  codigos: CodigoCupomService;
}): Promise<LoginDemo[]> {
  const ready: LoginDemo[] = [];
  for (const name of readdirSync(parts.campanhas).filter((file) => file.endsWith('.campanha.yaml'))) {
    const text = readFileSync(join(parts.campanhas, name), 'utf8');
    const { hosts } = await parts.publicacoes.publish(name, text);
    const host = hosts[0]!;
    const hospedagem = await parts.hospedagens.get(host);
    const { configuracao, promotoraId, principal } = hospedagem;
    if (principal.arquivo.codigos) await parts.codigos.import(principal, 'DEMO', codigosDemo);
    const usuario = usuarios[getTipoIdentificacao(configuracao)]!;
    // Some campaigns want the phone confirmed; nobody here could read the code.
    const comprovanteTelefone = await parts.comprovantes.sign(promotoraId, telefone);
    const resposta = getCadastroPergunta(configuracao)?.opcoes[0];
    const aceites = listTermosCadastro(hospedagem).map(({ nomeTermo }) => ({ nomeTermo, aceito: true }));
    const own = { usuario, comprovanteTelefone, resposta, consumidor: { aceites } };
    await registerDemo(parts.logins, host, own);
    ready.push({ host, usuario, senha });
  }
  // The host that people open first stands first.
  return ready.sort((a, b) => a.host.length - b.host.length);
}

async function registerDemo(
  logins: LoginService,
  host: string,
  own: Pick<Cadastro, 'usuario' | 'comprovanteTelefone' | 'resposta' | 'consumidor'>,
): Promise<void> {
  const cadastro = {
    ...own,
    nome: 'Ana Maria de Souza',
    email: 'ana@exemplo.com.br',
    senha,
    telefoneContato: telefone,
    dataNascimento: '1990-05-20',
    aceitaNotificacao: false,
    tipo: 'consumidor' as const,
  };
  await logins.register(host, `http://${host}`, cadastro, 'seed').catch((error: unknown) => {
    const isKnown =
      error instanceof DomainError &&
      ['login.jaCadastrado', 'campanha.nenhuma', 'campanha.cadastrosEncerrados'].includes(error.code);
    if (!isKnown) throw error;
  });
}
