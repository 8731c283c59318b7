import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import type { Contradiction } from './contradiction.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';

/** Sources that have no data for the receipts that the campaign accepts. */
export function* findValorContradictions({ documentos }: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { fonte }] of documentos.valor.entries()) {
    if (fonte !== 'pagina' || documentos.modelosAceitos.includes('65')) continue;
    const message = joinErro(
      'só a NFC-e tem página de consulta, e a campanha não a aceita',
      'acrescente "65" a "modelosAceitos", ou tire "pagina"',
    );
    yield { caminho: ['documentos', 'valor', at], message };
  }
}
