import { describe, expect, test } from 'vitest';
import { getCelularParaConfirmar } from './check-cadastro.ts';
import { checkPerfil } from './check-perfil.ts';
import {
  isPerfilIncompleto,
  listCamposObrigatoriosPendentes,
  listCamposPendentes,
} from './perfil-pendente.ts';
import { configuracaoPadrao, type Configuracao } from '../configuracao/configuracao-keys.ts';
import type { PessoaInformada } from './judge-campo.ts';

const hoje = '2026-11-21';
const set = (changes: Partial<Configuracao> = {}): Configuracao => ({ ...configuracaoPadrao, ...changes });
const everything = ['nome', 'cnpjCpf', 'rg', 'dataNascimento', 'genero', 'email', 'endereco'] as const;
const endereco = {
  cep: '01001-000',
  endereco: 'Praça da Sé',
  numero: '1',
  bairro: 'Centro',
  cidade: 'São Paulo',
  estado: 'SP',
};
const ana: PessoaInformada = {
  nome: 'ANA MARIA',
  cpf: '52998224725',
  rg: '123456789',
  dataNascimento: '1990-05-01',
  genero: 'feminino',
  email: 'ana@exemplo.com.br',
  telefoneContato: '11987654321',
  endereco,
};
const judge = (c: Configuracao, perfil: PessoaInformada, facts = {}) =>
  checkPerfil(c, perfil, { hoje, ...facts });

describe('what is still missing', () => {
  const c = set({ 'perfil.camposObrigatorios': [...everything], 'login.tipoIdentificacao': 'cpf' });

  test('a whole profile misses nothing', () => {
    expect(listCamposPendentes(c, ana)).toEqual([]);
    expect(judge(c, ana)).toEqual({ pendentes: [], wrong: {}, isMenor: false });
  });

  test.each(everything)('an empty %s is missed, and only where the campaign wants it', (campo) => {
    const empty =
      campo === 'cnpjCpf' ? { cpf: '' } : campo === 'endereco' ? { endereco: {} } : { [campo]: '' };
    expect(listCamposPendentes(c, { ...ana, ...empty })).toEqual([campo]);
    const others = everything.filter((other) => other !== campo);
    expect(listCamposPendentes({ ...c, 'perfil.camposObrigatorios': others }, { ...ana, ...empty })).toEqual(
      [],
    );
  });

  test('an address counts as filled by its postal code alone', () => {
    expect(listCamposPendentes(c, { ...ana, endereco: { cep: '01001000' } })).toEqual([]);
    expect(listCamposPendentes(c, { ...ana, endereco: { ...endereco, cep: '' } })).toEqual(['endereco']);
  });

  test('a foreign document stands for the CPF where the campaign takes one', () => {
    const estrangeiro = { ...ana, cpf: '', documentoVariavel: '1234567' };
    expect(listCamposPendentes(c, estrangeiro)).toEqual(['cnpjCpf']);
    expect(listCamposPendentes({ ...c, 'cadastro.documentoEstrangeiroAtivo': true }, estrangeiro)).toEqual(
      [],
    );
  });

  test('the contact phone is missed with login by document, unless optional; it leaves the sign-up finished', () => {
    const semTelefone = { ...ana, telefoneContato: null };
    expect(listCamposPendentes(c, semTelefone)).toEqual(['telefoneContato']);
    expect(listCamposObrigatoriosPendentes(c, semTelefone)).toEqual([]);
    expect(listCamposPendentes({ ...c, 'perfil.telefoneContatoOpcional': true }, semTelefone)).toEqual([]);
    expect(listCamposPendentes({ ...c, 'login.tipoIdentificacao': 'telefone' }, semTelefone)).toEqual([]);
  });
});

describe('what is wrong', () => {
  test.each([
    ['nome', { nome: 'An' }],
    ['cpf', { cpf: '52998224724' }],
    ['cpf', { cpf: '123' }],
    ['email', { email: 'ana@' }],
    ['dataNascimento', { dataNascimento: '1990-02-30' }],
    ['dataNascimento', { dataNascimento: '01/05/199' }],
    ['rg', { rg: '123' }],
    ['documentoVariavel', { documentoVariavel: '12345678901' }],
    ['telefoneContato', { telefoneContato: '119876543' }],
    ['telefoneContato', { telefoneContato: '11587654321' }],
    ['endereco.endereco', { endereco: { ...endereco, endereco: 'Rua' } }],
    ['endereco.cep', { endereco: { ...endereco, cep: '0100100' } }],
    ['endereco.numero', { endereco: { ...endereco, numero: '1234567' } }],
    ['endereco.bairro', { endereco: { ...endereco, bairro: 'Sé' } }],
    ['endereco.cidade', { endereco: { ...endereco, cidade: 'Sã' } }],
    ['endereco.estado', { endereco: { ...endereco, estado: 'S' } }],
  ])('%s: %o', (campo, change) => {
    expect(Object.keys(judge(set(), { ...ana, ...change }).wrong)).toEqual([campo]);
  });

  test('fields off the mandatory list may be empty', () => {
    expect(judge(set(), { nome: 'ANA', cpf: '52998224725', email: 'ana@exemplo.com.br' }).wrong).toEqual({});
  });

  test('a mandatory address wants each of its parts', () => {
    const c = set({ 'perfil.camposObrigatorios': ['endereco'] });
    const { wrong } = judge(c, { ...ana, endereco: { cep: '01001000' } });
    expect(Object.keys(wrong).sort()).toEqual(
      ['bairro', 'cidade', 'endereco', 'estado', 'numero'].map((parte) => `endereco.${parte}`),
    );
  });

  test('a city that the state does not have is named with the state', () => {
    const facts = { municipios: ['São Paulo', 'Santos'] };
    expect(judge(set(), ana, facts).wrong).toEqual({});
    expect(judge(set(), { ...ana, endereco: { ...endereco, cidade: 'sao paulo' } }, facts).wrong).toEqual({});
    expect(judge(set(), { ...ana, endereco: { ...endereco, cidade: 'Niterói' } }, facts).wrong).toEqual({
      'endereco.cidade':
        '"Niterói" é inválido em "SP". Verifique se a cidade está digitada corretamente para o estado selecionado.',
    });
  });

  test('a neighbourhood that the postal code answered may be short', () => {
    const perfil = { ...ana, endereco: { ...endereco, bairro: 'Sé' } };
    expect(judge(set(), perfil, { bairroFromCep: 'Sé' }).wrong).toEqual({});
  });

  test('a fixed line is a contact phone until the campaign confirms it by a code', () => {
    const perfil = { ...ana, telefoneContato: '1133334444' };
    expect(judge(set(), perfil).wrong).toEqual({});
    expect(judge(set({ 'perfil.confirmarCelularAoAlterar': true }), perfil).wrong).toEqual({
      telefoneContato: 'Campo inválido: Número do celular',
    });
  });

  test('eighteen on the day itself is old enough, the day before is not, and an unchecked campaign does not ask', () => {
    expect(judge(set(), { ...ana, dataNascimento: '2008-11-21' }).isMenor).toBe(false);
    expect(judge(set(), { ...ana, dataNascimento: '2008-11-22' }).isMenor).toBe(true);
    expect(
      judge(set({ 'cadastro.verificarIdade': false }), { ...ana, dataNascimento: '2008-11-22' }).isMenor,
    ).toBe(false);
  });
});

test('the mobile to confirm is the contact phone, else a login that is a phone', () => {
  const usuario = '(11) 98765-4321';
  expect(getCelularParaConfirmar(set(), { usuario })).toBe('11987654321');
  expect(getCelularParaConfirmar(set(), { usuario, telefoneContato: '(21) 98888-7777' })).toBe('21988887777');
  expect(getCelularParaConfirmar(set({ 'login.tipoIdentificacao': 'cpf' }), { usuario })).toBeNull();
});

describe('who is asked to finish registering', () => {
  const c = set({ 'perfil.camposObrigatorios': ['rg'], 'login.tipoIdentificacao': 'cpf' });
  const begun = { ...ana, cadastroInicial: true };
  const finished = { ...ana, cadastroInicial: false };

  test.each([
    ['lacks a mandatory field and never finished', { ...begun, rg: '' }, true],
    ['finished once: a field that became mandatory since holds nobody up', { ...finished, rg: '' }, false],
    ['lacks the phone, whenever they finished', { ...finished, telefoneContato: null }, true],
    ['lacks nothing', begun, false],
  ])('somebody who %s', (_who, perfil, isAsked) => {
    expect(isPerfilIncompleto(c, perfil)).toBe(isAsked);
  });

  test('nobody for a phone that the campaign makes optional, or that is the login', () => {
    const perfil = { ...finished, telefoneContato: '' };
    expect(isPerfilIncompleto({ ...c, 'perfil.telefoneContatoOpcional': true }, perfil)).toBe(false);
    expect(isPerfilIncompleto({ ...c, 'login.tipoIdentificacao': 'telefone' }, perfil)).toBe(false);
  });
});
