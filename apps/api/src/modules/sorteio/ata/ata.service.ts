import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { describeRegraSorteio } from '@trevo/contract/sorteio/regra-sorteio.text';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { ApuracaoSorteioService } from '../apuracao/apuracao-sorteio.service.ts';
import type { ApuracaoSorteioStore } from '../apuracao/apuracao-sorteio.store.ts';
import { writeAta } from './ata.pdf.ts';
import type { CongeladoStore } from '../congelamento/congelado.store.ts';
import { getComRegra } from '../congelamento/congelamento.service.ts';
import type { ResultadoStore } from '../apuracao/resultado.store.ts';

/** Writes the minutes of confirmed draws. */
export function createAtaService(parts: {
  apuracoesSorteio: Pick<ApuracaoSorteioService, 'read'>;
  apuracoes: Pick<ApuracaoSorteioStore, 'findUltima'>;
  congelados: Pick<CongeladoStore, 'findWhole'>;
  resultados: Pick<ResultadoStore, 'find'>;
}) {
  return {
    /**
     * Returns the minutes as a PDF. Throws cupom.sorteioNaoEncontrado, sorteio.semRegra, and sorteio.semAta before the
     * confirmation.
     *
     * @param origin address of the campaign, for the links to the capsule
     */
    async write(
      publicada: CampanhaPublicada,
      extracao: string,
      { ator, origin }: { readonly ator: Ator; readonly origin: string },
    ): Promise<Buffer> {
      const sorteio = getComRegra(publicada, extracao);
      const ref = { campanhaId: publicada.campanhaId, extracao };
      if (!(await parts.apuracoes.findUltima(ref))?.confirmadaEm) throw refuse('sorteio.semAta');
      const [apuracao, congelado, { informes, documento }] = await Promise.all([
        parts.apuracoesSorteio.read(publicada, extracao, ator),
        parts.congelados.findWhole(ref),
        parts.resultados.find(ref),
      ]);
      if (!congelado || !apuracao.confirmada) throw refuse('sorteio.semAta');
      const { promotora, campanha } = publicada.arquivo;
      const { ano, identificacao } = campanha;
      const capsula = fillPath(paths['cupom.capsula'].path, { ano, identificacao, date: extracao });
      return writeAta({
        ...apuracao,
        confirmada: apuracao.confirmada,
        campanha: {
          promotora: promotora.nome,
          cnpj: promotora.cnpj,
          nome: campanha.descricao,
          ano,
          identificacao,
          certificado: campanha.certificado,
        },
        sorteio: { nome: sorteio.nome, premio: sorteio.premio, extracao, hora: sorteio.hora ?? null },
        congelado: {
          em: congelado.congeladoEm.toISOString(),
          por: congelado.ator.nome,
          numeros: congelado.numeros,
          excluidos: congelado.manifesto.excluidos,
        },
        regra: describeRegraSorteio(congelado.regra, congelado.manifesto.series),
        informadoPor: informes.map((informe) => informe.ator.nome),
        documento: documento && { em: documento.enviadoEm, por: documento.ator.nome },
        passos: apuracao.passos.map(({ frase }) => frase),
        enderecos: {
          capsula: `${origin}${capsula}`,
          conferir: `${origin}${conferirPath}?${new URLSearchParams({ capsula }).toString()}`,
        },
      });
    },
  };
}
