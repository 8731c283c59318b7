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

describe("a person's fields in a form", () => {
  test('each field that a form asks as text has its text, empty to begin with', () => {
    for (const asked of [cadastroCampos, perfilCampos]) {
      const nomes = asked.filter(isDigitado);
      const form = toCamposForm(nomes, {});
      expect(Object.keys(form)).toEqual(nomes);
      expect(new Set(Object.values(form))).toEqual(new Set(['']));
    }
  });

  test('what is stored is shown, and comes back as it was', () => {
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

  test('texts are trimmed, a day that is none is empty, and what is no choice is left out', () => {
    const form = toCamposForm(campos, { extra: ' oi ', dataNascimento: '31/02/1990', genero: 'x' });
    expect(toCamposWire(['extra', 'dataNascimento', 'genero', 'jaCliente'], form)).toEqual({
      extra: 'oi',
      dataNascimento: '',
    });
  });

  test('a day that is none is judged as it was typed', () => {
    const form = toCamposForm(campos, { dataNascimento: '31/02/1990' });
    expect(toCamposInformados(['dataNascimento', 'jaCliente'], form)).toEqual({
      dataNascimento: '31/02/1990',
    });
  });
});
