import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { describe, expect, test } from 'vitest';
import { findAtualizacao } from './find-atualizacao.ts';

const forced = (versao: string | null, isForced = true) => ({
  ...configuracaoPadrao,
  'nativo.forcarAtualizacao': isForced,
  'nativo.versaoServidor': versao,
});

describe('findAtualizacao', () => {
  test.each([
    ['0.27.91', '0.27.90', '0.27.91'],
    ['0.28.0', '0.27.90', '0.28.0'],
    ['0.27.100', '0.27.90', '0.27.100'],
  ])('returns the minimum version when it is %s for %s', (server, instalada, nova) => {
    expect(findAtualizacao(forced(server), instalada)).toBe(nova);
  });

  test.each([
    ['an equal version', forced('0.27.90'), '0.27.90'],
    ['a lower version', forced('0.27.9'), '0.27.90'],
    ['a web page', forced('1.0.0'), undefined],
    ['a campaign that does not force updates', forced('1.0.0', false), '0.27.90'],
    ['a campaign without a minimum version', forced(null), '0.27.90'],
  ])('returns null for %s', (_case, configuracao, instalada) => {
    expect(findAtualizacao(configuracao, instalada)).toBeNull();
  });
});
