import { describe, expect, test } from 'vitest';
import { getCelularParaConfirmar } from './check-cadastro.ts';
import { checkPerfil } from './check-perfil.ts';
import {
  isPerfilIncompleto,
  listCamposObrigatoriosPendentes,
  listCamposPendentes,
} from './perfil-pendente.ts';
import { configuracaoPadrao, type Configuracao } from '../configuracao/configuracao-keys.ts';
import type { PessoaInformada } from './check-campo.ts';

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
const check = (c: Configuracao, perfil: PessoaInformada, facts = {}) =>
  checkPerfil(c, perfil, { hoje, ...facts });

describe('listCamposPendentes', () => {
  const c = set({ 'perfil.camposObrigatorios': [...everything], 'login.tipoIdentificacao': 'cpf' });

  test('listCamposPendentes is empty for a complete profile', () => {
    expect(listCamposPendentes(c, ana)).toEqual([]);
    expect(check(c, ana)).toEqual({ pendentes: [], wrong: {}, isMenor: false });
  });

  test.each(everything)('lists an empty %s only where the campaign requires it', (campo) => {
    const empty =
      campo === 'cnpjCpf' ? { cpf: '' } : campo === 'endereco' ? { endereco: {} } : { [campo]: '' };
    expect(listCamposPendentes(c, { ...ana, ...empty })).toEqual([campo]);
    const others = everything.filter((other) => other !== campo);
    expect(listCamposPendentes({ ...c, 'perfil.camposObrigatorios': others }, { ...ana, ...empty })).toEqual(
      [],
    );
  });

  test('treats an address as filled by its postal code alone', () => {
    expect(listCamposPendentes(c, { ...ana, endereco: { cep: '01001000' } })).toEqual([]);
    expect(listCamposPendentes(c, { ...ana, endereco: { ...endereco, cep: '' } })).toEqual(['endereco']);
  });

  test('accepts a foreign document instead of the CPF where the campaign allows it', () => {
    const estrangeiro = { ...ana, cpf: '', documentoVariavel: '1234567' };
    expect(listCamposPendentes(c, estrangeiro)).toEqual(['cnpjCpf']);
    expect(listCamposPendentes({ ...c, 'cadastro.documentoEstrangeiroAtivo': true }, estrangeiro)).toEqual(
      [],
    );
  });

  test('lists the contact phone with login by document unless optional, without reopening the sign-up', () => {
    const semTelefone = { ...ana, telefoneContato: null };
    expect(listCamposPendentes(c, semTelefone)).toEqual(['telefoneContato']);
    expect(listCamposObrigatoriosPendentes(c, semTelefone)).toEqual([]);
    expect(listCamposPendentes({ ...c, 'perfil.telefoneContatoOpcional': true }, semTelefone)).toEqual([]);
    expect(listCamposPendentes({ ...c, 'login.tipoIdentificacao': 'telefone' }, semTelefone)).toEqual([]);
  });
});

describe('checkPerfil', () => {
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
  ])('rejects in %s: %o', (campo, change) => {
    expect(Object.keys(check(set(), { ...ana, ...change }).wrong)).toEqual([campo]);
  });

  test('accepts empty fields that are not mandatory', () => {
    expect(check(set(), { nome: 'ANA', cpf: '52998224725', email: 'ana@exemplo.com.br' }).wrong).toEqual({});
  });

  test('requires every part of a mandatory address', () => {
    const c = set({ 'perfil.camposObrigatorios': ['endereco'] });
    const { wrong } = check(c, { ...ana, endereco: { cep: '01001000' } });
    expect(Object.keys(wrong).sort()).toEqual(
      ['bairro', 'cidade', 'endereco', 'estado', 'numero'].map((parte) => `endereco.${parte}`),
    );
  });

  test('names city and state when the city does not exist in the state', () => {
    const facts = { municipios: ['São Paulo', 'Santos'] };
    expect(check(set(), ana, facts).wrong).toEqual({});
    expect(check(set(), { ...ana, endereco: { ...endereco, cidade: 'sao paulo' } }, facts).wrong).toEqual({});
    expect(check(set(), { ...ana, endereco: { ...endereco, cidade: 'Niterói' } }, facts).wrong).toEqual({
      'endereco.cidade':
        '"Niterói" é inválido em "SP". Verifique se a cidade está digitada corretamente para o estado selecionado.',
    });
  });

  test('accepts a short neighbourhood returned by the postal code', () => {
    const perfil = { ...ana, endereco: { ...endereco, bairro: 'Sé' } };
    expect(check(set(), perfil, { bairroFromCep: 'Sé' }).wrong).toEqual({});
  });

  test('accepts a landline as contact phone unless the campaign confirms it by a code', () => {
    const perfil = { ...ana, telefoneContato: '1133334444' };
    expect(check(set(), perfil).wrong).toEqual({});
    expect(check(set({ 'perfil.confirmarCelularAoAlterar': true }), perfil).wrong).toEqual({
      telefoneContato: 'Campo inválido: Número do celular',
    });
  });

  test('accepts the eighteenth birthday, rejects the day before, and skips the check where it is disabled', () => {
    expect(check(set(), { ...ana, dataNascimento: '2008-11-21' }).isMenor).toBe(false);
    expect(check(set(), { ...ana, dataNascimento: '2008-11-22' }).isMenor).toBe(true);
    expect(
      check(set({ 'cadastro.verificarIdade': false }), { ...ana, dataNascimento: '2008-11-22' }).isMenor,
    ).toBe(false);
  });
});

test('getCelularParaConfirmar returns the contact phone, else a login that is a phone', () => {
  const usuario = '(11) 98765-4321';
  expect(getCelularParaConfirmar(set(), { usuario })).toBe('11987654321');
  expect(getCelularParaConfirmar(set(), { usuario, telefoneContato: '(21) 98888-7777' })).toBe('21988887777');
  expect(getCelularParaConfirmar(set({ 'login.tipoIdentificacao': 'cpf' }), { usuario })).toBeNull();
});

describe('isPerfilIncompleto', () => {
  const c = set({ 'perfil.camposObrigatorios': ['rg'], 'login.tipoIdentificacao': 'cpf' });
  const begun = { ...ana, cadastroInicial: true };
  const finished = { ...ana, cadastroInicial: false };

  test.each([
    ['lacks a mandatory field and never finished registering', { ...begun, rg: '' }, true],
    ['finished before the field became mandatory', { ...finished, rg: '' }, false],
    ['lacks the phone, even after finishing', { ...finished, telefoneContato: null }, true],
    ['has a complete profile', begun, false],
  ])('a consumer who %s', (_who, perfil, isAsked) => {
    expect(isPerfilIncompleto(c, perfil)).toBe(isAsked);
  });

  test('isPerfilIncompleto is false for a phone that is optional in the campaign or is the login', () => {
    const perfil = { ...finished, telefoneContato: '' };
    expect(isPerfilIncompleto({ ...c, 'perfil.telefoneContatoOpcional': true }, perfil)).toBe(false);
    expect(isPerfilIncompleto({ ...c, 'login.tipoIdentificacao': 'telefone' }, perfil)).toBe(false);
  });
});
