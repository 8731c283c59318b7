import { describe, expect, test } from 'vitest';
import { buildApuracao, buildDocumento } from '../../../../test/documento-sample.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { findPassoFoto } from './passo-foto.ts';

const uriImagem = '/nota.jpg';
const nenhuma = { fonte: null, declaravel: false, foto: null, centavosMaximo: null, leitor: null } as const;
const build = (comprovacao: Partial<DocumentoFiscal['comprovacao']> & object, changes = {}) =>
  buildDocumento({ uriImagem, comprovacao: { ...nenhuma, ...comprovacao }, ...changes });

describe('findPassoFoto', () => {
  test.each(['pedir', 'lendo', 'conferir'] as const)('returns the step of the server: %s', (foto) => {
    expect(findPassoFoto(build({ foto, declaravel: foto === 'conferir' }))).toBe(foto);
  });

  test('offers the reading of a sent photo to a declaration', () => {
    expect(findPassoFoto(build({ declaravel: true }))).toBe('declarar');
    expect(findPassoFoto(build({ declaravel: true }, { uriImagem: null }))).toBeNull();
  });

  test('shows a deciding reading and a reading in manual review', () => {
    expect(findPassoFoto(build({ fonte: 'foto' }))).toBe('lida');
    const apuracao = buildApuracao('PENDENTE', 'documentoFiscal.conferindoFoto');
    expect(findPassoFoto(buildDocumento({ uriImagem, apuracao }))).toBe('lida');
  });

  test('returns null for a receipt whose photo is not read', () => {
    expect(findPassoFoto(buildDocumento({ uriImagem }))).toBeNull();
    expect(findPassoFoto(build({ fonte: 'declaracao' }))).toBeNull();
  });
});
