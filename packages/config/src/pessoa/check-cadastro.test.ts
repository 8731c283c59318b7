import { describe, expect, test } from 'vitest';
import { campoErros } from './campo-erros.ts';
import { checkCadastro, isPerguntado, listPedidos, type CadastroInformado } from './check-cadastro.ts';
import { configuracaoPadrao, type Configuracao } from '../configuracao/configuracao-keys.ts';

const hoje = '2026-11-21';
const set = (changes: Partial<Configuracao> = {}): Configuracao => ({
  ...configuracaoPadrao,
  'login.tipoIdentificacao': 'cpf',
  ...changes,
});
const ana: CadastroInformado = {
  usuario: '52998224725',
  senha: 'Abcdefg1',
  nome: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  dataNascimento: '1990-05-21',
};
const check = (part: Partial<CadastroInformado>, c = set()) =>
  checkCadastro(c, { ...ana, ...part }, { hoje });
const list = (part: Partial<CadastroInformado>, c?: Configuracao) =>
  check(part, c).errados.map(({ campo, erro }) => `${campo}: ${erro}`);

describe('checkCadastro', () => {
  test('returns no error for a valid registration', () => {
    expect(check({})).toEqual({ errados: [], endereco: {}, isMenor: false });
  });

  test.each([
    [{ usuario: '52998224724' }, 'usuario: cpfInvalido'],
    [{ nome: 'Ana' }, 'nome: nomePessoa'],
    [{ email: '' }, 'email: emailVazio'],
    [{ email: 'ana@' }, 'email: email'],
    [{ dataNascimento: '' }, 'dataNascimento: nascimentoVazio'],
    [{ dataNascimento: '1990-02-31' }, 'dataNascimento: nascimento'],
    [{ dataNascimento: '2026-11-22' }, 'dataNascimento: nascimentoFuturo'],
    [{ telefoneContato: '119987654' }, 'telefoneContato: telefone'],
    [{ documentoVariavel: '12a' }, 'documentoVariavel: documento'],
    [{ senha: 'abcdefg1' }, 'senha: senha'],
  ])('rejects %o', (part, expected) => {
    expect(list(part)).toEqual([expected]);
  });

  test('requires the foreign document if it was chosen, where the campaign accepts one', () => {
    const c = set({ 'cadastro.documentoEstrangeiroAtivo': true });
    expect(list({ isEstrangeiro: true }, c)).toEqual(['documentoVariavel: documentoVazio']);
    expect(list({ isEstrangeiro: true })).toEqual([]);
    expect(list({}, c)).toEqual([]);
  });

  test("requires one of the question's options, and any text for the extra field", () => {
    const c = set({
      'cadastro.pergunta': { ativa: true, texto: 'Qual?', opcoes: ['Vinho', ' Suco '] },
      'cadastro.campoExtra': { ativo: true, rotulo: 'Como?', obrigatorio: true },
    });
    expect(list({}, c)).toEqual(['resposta: resposta', 'extra: vazio']);
    expect(list({ resposta: 'Água', extra: ' ' }, c)).toEqual(['resposta: resposta', 'extra: vazio']);
    expect(list({ resposta: 'Vinho', extra: '42' }, c)).toEqual([]);
    // Whitespace around the option in the campaign file is ignored.
    expect(list({ resposta: ' Suco ', extra: '42' }, c)).toEqual([]);
  });

  test('requires a mobile where a code confirms it, and falls back to the login only if that is a phone', () => {
    const c = set({ 'cadastro.confirmarCelular': true });
    expect(list({}, c)).toEqual(['telefoneContato: celularVazio']);
    expect(list({ telefoneContato: '1133334444' }, c)).toEqual(['telefoneContato: celular']);
    const byTelefone = set({ 'cadastro.confirmarCelular': true, 'login.tipoIdentificacao': 'telefone' });
    expect(list({ usuario: '11987654321' }, byTelefone)).toEqual([]);
    expect(list({ usuario: '1133334444', nome: 'Padaria' }, byTelefone)).toEqual([
      'telefoneContato: celularDoLogin',
    ]);
  });

  test('reports a minor separately from the field errors', () => {
    expect(check({ dataNascimento: '2008-11-22' })).toEqual({ errados: [], endereco: {}, isMenor: true });
    expect(check({ dataNascimento: '2008-11-21' }).isMenor).toBe(false);
    expect(check({ dataNascimento: '2020-01-01' }, set({ 'cadastro.verificarIdade': false })).isMenor).toBe(
      false,
    );
  });
});

test('lists no field that the campaign does not ask for', () => {
  expect(listPedidos(set(), false).map(({ campo }) => campo)).toEqual([
    'nome',
    'email',
    'dataNascimento',
    'telefoneContato',
    'genero',
    'endereco',
  ]);
  expect(isPerguntado(set(), 'extra')).toBe(false);
  expect(isPerguntado(set({ 'cadastro.jaClienteAtivo': true }), 'jaCliente')).toBe(true);
});

test('has texts for the screen and the API for every error', () => {
  for (const words of Object.values(campoErros)) expect([words.tela, words.detalhe]).not.toContain('');
});
