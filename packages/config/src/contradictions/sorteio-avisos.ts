import { premioDireitoDias } from '@trevo/rules/sorte/premios/premio-situacao';
import { addDias } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import type { Contradiction } from './contradiction.ts';

/** Why a short claim period is a mistake. */
export const direito = `o ganhador tem ${premioDireitoDias} dias para pedir o prêmio (os 30 da lei são para entregar)`;

/** Returns the warnings about draws. */
export const findSorteioAvisos = (arquivo: CampanhaArquivo): Contradiction[] => [
  ...findSemExtracao(arquivo),
  ...findRetiradaCurta(arquivo),
  ...findEntradaFechada(arquivo),
];

const extracoes = ['quarta-feira', 'sábado'];

/** Draws on a day without an extraction of the Loteria Federal. */
function* findSemExtracao({ sorteios }: CampanhaArquivo): Generator<Contradiction> {
  const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });
  for (const [at, sorteio] of sorteios.entries()) {
    const dia = weekday.format(new Date(`${sorteio.data}T12:00:00Z`));
    if (extracoes.includes(dia)) continue;
    const message = joinErro(
      `${sorteio.data} é ${dia}, e a Loteria Federal corre às quartas-feiras e aos sábados`,
      'use o dia da extração que o regulamento diz',
    );
    yield { caminho: ['sorteios', at, 'data'], message };
  }
}

/** Draw prizes with a claim period shorter than the statutory one. */
function* findRetiradaCurta({ sorteios }: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { data: extracao, retirada }] of sorteios.entries()) {
    const primeiro = addDias(extracao, premioDireitoDias);
    if (retirada?.ate === undefined || retirada.ate >= primeiro) continue;
    const message = joinErro(`${direito}, e este prazo é menor`, `use uma data a partir de ${primeiro}`);
    yield { caminho: ['sorteios', at, 'retirada', 'ate'], message };
  }
}

const bloqueio = 'campanha.bloquearLoginAposCadastros';

/** Draws after the last day of registration, in a file that omits the setting whose default closes sign-in for most people. */
function* findEntradaFechada({
  campanha,
  configuracao,
  sorteios,
}: CampanhaArquivo): Generator<Contradiction> {
  const { dataFinalCadastros } = campanha;
  const sorteio = sorteios.find((known) => known.data > dataFinalCadastros);
  if (!sorteio || configuracao[bloqueio] !== undefined) return;
  const message = joinErro(
    `depois de ${dataFinalCadastros} só entra quem tem prêmio, voucher, pedido, nota em análise ou número de um sorteio por vir, e há sorteio em ${sorteio.data}`,
    'escreva false para todos entrarem até o fim, ou true se for isso mesmo',
  );
  yield { caminho: ['configuracao', bloqueio], message };
}
