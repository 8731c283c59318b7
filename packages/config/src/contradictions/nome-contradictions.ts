import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { configuracaoPadrao } from '../configuracao/configuracao-keys.ts';
import { getTitulo } from '../configuracao/configuracao-questions.ts';
import type { Contradiction } from './contradiction.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import { countLetras, maximoNomeCurto, toNomeCurto } from '../aplicativo/nome-curto.ts';

/** A short title that phones would truncate. */
export function* findTituloCurtoContradictions({ configuracao }: CampanhaArquivo): Generator<Contradiction> {
  const curto = configuracao['textos.tituloCurto'];
  if (typeof curto !== 'string' || countLetras(curto) <= maximoNomeCurto) return;
  yield {
    caminho: ['configuracao', 'textos.tituloCurto'],
    message: joinErro(
      `o título curto tem ${countLetras(curto)} letras, e os telefones cortam depois de ${maximoNomeCurto}`,
      `use até ${maximoNomeCurto} letras`,
    ),
  };
}

/** Names that phones truncate below the icon, of the page on a home screen and of the installed app. */
export function* findNomeCortado({
  configuracao,
  campanha,
  aplicativo,
}: CampanhaArquivo): Generator<Contradiction> {
  const whole = { ...configuracaoPadrao, ...configuracao };
  if (whole['textos.tituloCurto']?.trim()) return;
  const titulo = getTitulo(whole);
  const nomes: [(string | number)[], string][] = [
    titulo ? [['configuracao', 'textos.titulo'], titulo] : [['campanha', 'descricao'], campanha.descricao],
    ...(aplicativo && aplicativo.nome !== titulo
      ? ([[['aplicativo', 'nome'], aplicativo.nome]] as [string[], string][])
      : []),
  ];
  for (const [caminho, nome] of nomes) {
    if (countLetras(nome.trim()) <= maximoNomeCurto) continue;
    const message = joinErro(
      `embaixo do ícone cabem ${maximoNomeCurto} letras: de "${nome.trim()}" fica "${toNomeCurto(whole, nome)}"`,
      'acrescente "textos.tituloCurto"',
    );
    yield { caminho, message };
  }
}
