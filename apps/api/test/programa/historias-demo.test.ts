import { getCampanha, listCampanhas } from '@trevo/fixtures/campanhas';
import { describe, expect, it } from 'vitest';
import { historiasDemo } from '../../src/modules/desenvolvimento/historia/historias-demo.ts';

describe('histories of the demo campaigns', () => {
  it.each(listCampanhas())(
    'histories of the demo have receipts of listed shops only, where the campaign lists any: %s',
    (nome) => {
      const { arquivo } = getCampanha(nome);
      const { notas, amigos } = historiasDemo[arquivo.campanha.identificacao]!;
      const all = [...notas, ...amigos.flatMap(({ nota }) => nota ?? [])];
      const lojas = arquivo.associados.map(({ cnpj }) => cnpj);
      expect(all.length).toBeGreaterThan(0);
      const outras = all.map(({ emitente }) => emitente).filter((emitente) => !lojas.includes(emitente));
      expect(lojas.length === 0 ? [] : outras).toEqual([]);
    },
  );
});
