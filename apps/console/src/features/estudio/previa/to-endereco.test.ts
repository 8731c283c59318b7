import { expect, test } from 'vitest';
import { toEndereco } from './to-endereco.ts';

const previa = {
  origem: 'http://k7q2.previa.localhost:3000',
  pessoas: [{ nome: 'Ana', entrada: '/_dev/entrar?pessoa=0' }],
};

test('signs in an example person, and opens the entry for a visitor', () => {
  expect(toEndereco(previa, '/home', 0, 'escuro')).toBe(
    'http://k7q2.previa.localhost:3000/_dev/entrar?pessoa=0&esquema=escuro&para=%2Fhome',
  );
  expect(toEndereco(previa, '/', null, 'claro')).toBe(
    'http://k7q2.previa.localhost:3000/_dev/entrar?esquema=claro&para=%2F',
  );
  expect(toEndereco(previa, '/home', 5, 'claro')).not.toContain('pessoa');
});
