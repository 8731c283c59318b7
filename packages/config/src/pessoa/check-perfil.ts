import { camposPessoa, type CampoEscrito } from '@trevo/rules/pessoa/campo-pessoa';
import { campoErros } from './campo-erros.ts';
import { checkEndereco, type EnderecoParte } from './check-endereco.ts';
import type { Configuracao } from '../configuracao/configuracao-keys.ts';
import { getPerfilBairroMinimo, isCampoObrigatorio } from '../configuracao/telas-questions.ts';
import { camposJulgados, isMenorDeIdade, checkCampo, type PessoaInformada } from './check-campo.ts';
import { listCamposPendentes, type CampoPendente } from './perfil-pendente.ts';

/** Returns the API field that fills a pending one. */
export const toCampo = (pendente: CampoPendente) => (pendente === 'cnpjCpf' ? 'cpf' : pendente);

/** Returns the campaign's label of a pending field. */
export function getPendenteNome(pendente: CampoPendente): string {
  const linha = camposPessoa[toCampo(pendente)];
  return 'pendente' in linha ? linha.pendente : linha.rotulo;
}

export type PerfilCampo = CampoEscrito | `endereco.${EnderecoParte}`;

export interface PerfilVerdict {
  /** Mandatory fields that are empty, named in one sentence. */
  readonly pendentes: readonly CampoPendente[];
  /** Message by field for filled but invalid values (and each missing part of a mandatory address). */
  readonly wrong: Partial<Record<PerfilCampo, string>>;
  /** Under age in a campaign that checks it. */
  readonly isMenor: boolean;
}

export interface PerfilFacts {
  /** The São Paulo day, `yyyy-mm-dd`. */
  readonly hoje: string;
  readonly municipios?: readonly string[] | undefined;
  readonly bairroFromCep?: string | undefined;
}

/** Validates a profile against the campaign's rules, identically on the screen and on the server. */
export function checkPerfil(c: Configuracao, perfil: PessoaInformada, facts: PerfilFacts): PerfilVerdict {
  const { hoje, ...enderecoFacts } = facts;
  const wrong: Partial<Record<PerfilCampo, string>> = {};
  for (const campo of camposJulgados) {
    const erro = checkCampo(campo, perfil[campo], { c, hoje, isRequired: false });
    if (erro) wrong[campo] = campoErros[erro].detalhe;
  }
  const endereco = checkEndereco(perfil.endereco ?? {}, {
    ...enderecoFacts,
    isRequired: isCampoObrigatorio(c, 'endereco'),
    bairroMinimo: getPerfilBairroMinimo(c),
  });
  for (const [parte, mensagem] of Object.entries(endereco)) {
    wrong[`endereco.${parte as EnderecoParte}`] = mensagem;
  }
  const isMenor = isMenorDeIdade(c, perfil.dataNascimento ?? '', hoje);
  return { pendentes: listCamposPendentes(c, perfil), wrong, isMenor };
}
