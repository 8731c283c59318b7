import { cadastroCampos, campoNomes, isDigitado, perfilCampos } from '@trevo/rules/pessoa/campo-pessoa';
import { describe, expect, test } from 'vitest';
import { fromCamposWire, toCamposForm, toCamposInformados, toCamposWire } from './campos-form.ts';

const campos = campoNomes.filter(isDigitado);
const stored = {
  dataNascimento: '1990-05-21',
  genero: 'feminino',
  jaCliente: false,
  extra: 'Oi',
  nome: null,
} as const;

describe('fields of a consumidor in a form', () => {
  test('toCamposForm returns an empty text for every text field', () => {
    for (const asked of [cadastroCampos, perfilCampos]) {
      const nomes = asked.filter(isDigitado);
      const form = toCamposForm(nomes, {});
      expect(Object.keys(form)).toEqual(nomes);
      expect(new Set(Object.values(form))).toEqual(new Set(['']));
    }
  });

  test('stored values are shown and sent back unchanged', () => {
    const form = fromCamposWire(campos, stored);
    expect(form).toMatchObject({
      dataNascimento: '21/05/1990',
      jaCliente: 'nao',
      nome: '',
      genero: 'feminino',
    });
    expect(toCamposWire(['dataNascimento', 'genero', 'jaCliente', 'extra'], form)).toEqual({
      dataNascimento: '1990-05-21',
      genero: 'feminino',
      jaCliente: false,
      extra: 'Oi',
    });
  });

  test('toCamposWire trims texts, empties an invalid day and omits an invalid choice', () => {
    const form = toCamposForm(campos, { extra: ' oi ', dataNascimento: '31/02/1990', genero: 'x' });
    expect(toCamposWire(['extra', 'dataNascimento', 'genero', 'jaCliente'], form)).toEqual({
      extra: 'oi',
      dataNascimento: '',
    });
  });

  test('toCamposInformados keeps an invalid day as typed for the validation', () => {
    const form = toCamposForm(campos, { dataNascimento: '31/02/1990' });
    expect(toCamposInformados(['dataNascimento', 'jaCliente'], form)).toEqual({
      dataNascimento: '31/02/1990',
    });
  });
});
