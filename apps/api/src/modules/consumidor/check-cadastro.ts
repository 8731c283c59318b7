import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Detalhe } from '@trevo/contract/envelope';
import { checkEndereco } from '@trevo/config/check-endereco';
import { getCelularParaConfirmar } from '@trevo/config/check-perfil';
import {
  getCadastroBairroMinimo,
  getCadastroCampoExtra,
  getCadastroPergunta,
  getCnpjRegra,
  getPadraoCelular,
  getTipoIdentificacao,
  isCampoObrigatorio,
  isCelularConfirmedAtCadastro,
  isEmailObrigatorio,
  isIdadeVerified,
  isNascimentoObrigatorio,
  isTelefoneContatoObrigatorio,
} from '@trevo/config/configuracao-questions';
import { isEmail } from '@trevo/rules/email';
import { checkNascimento, isMaior } from '@trevo/rules/nascimento';
import { isNomeEmpresa, isNomePessoa, normalizeNome } from '@trevo/rules/nome';
import { isSenhaNova } from '@trevo/rules/senha';
import { isCelular, isTelefone } from '@trevo/rules/telefone';
import { checkUsuario, normalizeUsuario } from '@trevo/rules/usuario';
import { refuse } from '../../kernel/domain-error.ts';
import type { Hospedagem } from '../campanha/public.ts';
import { listTermosCadastro } from './termos.ts';
import { findPrimeiraLoja, lojaDesconhecida } from './find-primeira-loja.ts';

type Cadastro = BodyOf<Calls['login.cadastrar']>;

interface CadastroFacts {
  /** The São Paulo day, `yyyy-mm-dd`. */
  readonly hoje: string;
  /** Names of a state's municipalities; empty for no state. */
  readonly listMunicipios: (uf: string) => readonly string[];
}

/** Refuses a registration that breaks the campaign's rules, naming every field at once. */
export function checkCadastro(hospedagem: Hospedagem, cadastro: Cadastro, facts: CadastroFacts): void {
  const { configuracao: c } = hospedagem;
  const detalhes = [
    ...listWrongCampos(hospedagem, cadastro, facts),
    ...listWrongEndereco(hospedagem, cadastro, facts),
  ];
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
  const nascimento = cadastro.dataNascimento ?? '';
  if (isIdadeVerified(c) && nascimento && !isMaior(nascimento, facts.hoje)) {
    throw refuse('consumidor.menorDeIdade');
  }
  const accepted = new Set(cadastro.consumidor.aceites.filter((a) => a.aceito).map((a) => a.nomeTermo));
  const missing = listTermosCadastro(hospedagem).find(
    (termo) => termo.obrigatorio && !accepted.has(termo.nomeTermo),
  );
  if (missing) throw refuse('consumidor.aceiteObrigatorio', { termo: missing.nomeTermo });
}

function listWrongCampos(
  { configuracao: c }: Hospedagem,
  cadastro: Cadastro,
  { hoje }: CadastroFacts,
): Detalhe[] {
  const usuario = normalizeUsuario(cadastro.usuario);
  const nome = normalizeNome(cadastro.nome);
  const telefone = cadastro.telefoneContato || cadastro.consumidor.telefoneContato || '';
  const nascimento = cadastro.dataNascimento ?? '';
  const pergunta = getCadastroPergunta(c);
  const celular = getCelularParaConfirmar(c, { usuario, telefoneContato: telefone });
  const holds: readonly (readonly [holds: boolean, campo: string, mensagem: string])[] = [
    [
      checkUsuario(getTipoIdentificacao(c), cadastro.usuario, getCnpjRegra(c)) === null,
      'usuario',
      'Confira o número informado.',
    ],
    [usuario.length === 11 ? isNomePessoa(nome) : isNomeEmpresa(nome), 'nome', 'Informe o nome completo.'],
    [cadastro.email ? isEmail(cadastro.email) : !isEmailObrigatorio(c), 'email', 'Informe um e-mail válido.'],
    [
      isSenhaNova(cadastro.senha),
      'senha',
      'A senha precisa de 8 caracteres, com letras maiúsculas, minúsculas e números.',
    ],
    [
      telefone ? isTelefone(telefone) : !isTelefoneContatoObrigatorio(c),
      'telefoneContato',
      'Informe um telefone com DDD.',
    ],
    [
      !isCelularConfirmedAtCadastro(c) ||
        (celular !== null && isCelular(celular, getPadraoCelular(c) ?? undefined)),
      'telefoneContato',
      'Campo inválido: Número do celular',
    ],
    [
      checkNascimento(nascimento, hoje) === null || (nascimento === '' && !isNascimentoObrigatorio(c)),
      'dataNascimento',
      'Informe uma data de nascimento válida.',
    ],
    [/^\d{0,10}$/.test(cadastro.documentoVariavel ?? ''), 'documentoVariavel', 'Use até 10 números.'],
    [!pergunta || pergunta.opcoes.includes(cadastro.resposta ?? ''), 'resposta', 'Escolha uma resposta.'],
    [!getCadastroCampoExtra(c)?.obrigatorio || Boolean(cadastro.extra), 'extra', 'Preencha este campo.'],
  ];
  return holds.filter(([right]) => !right).map(([, campo, mensagem]) => ({ campo, mensagem }));
}

function listWrongEndereco(
  hospedagem: Hospedagem,
  cadastro: Cadastro,
  { listMunicipios }: CadastroFacts,
): Detalhe[] {
  const c = hospedagem.configuracao;
  const endereco = cadastro.endereco ?? {};
  const municipios = listMunicipios(endereco.estado ?? '');
  const wrong = checkEndereco(endereco, {
    isRequired: isCampoObrigatorio(c, 'endereco'),
    bairroMinimo: getCadastroBairroMinimo(c),
    municipios: municipios.length > 0 ? municipios : undefined,
  });
  const { primeiraLoja: loja } = cadastro;
  const isLojaKnown = !loja || findPrimeiraLoja(hospedagem, loja.cnpjCpf) !== undefined;
  return [
    ...Object.entries(wrong).map(([parte, mensagem]) => ({ campo: `endereco.${parte}`, mensagem })),
    ...(isLojaKnown ? [] : [lojaDesconhecida]),
  ];
}
