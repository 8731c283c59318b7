import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { listRepeated, type Contradiction } from './contradiction.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';

const premiosMaximo = 1_000_000;

/** Instant prizes that could not be won, counted or handed over as configured. */
export function* findPremioContradictions(arquivo: CampanhaArquivo): Generator<Contradiction> {
  const { premios, recompensas, codigos, configuracao } = arquivo;
  if (premios === undefined) return;
  for (const [at, { entrega, valorCentavos }] of premios.itens.entries()) {
    if (entrega !== 'picpay') continue;
    if (!configuracao['picpay.entregaPremioAtiva']) {
      const message = joinErro('a entrega pelo PicPay está desligada', 'ligue "picpay.entregaPremioAtiva"');
      yield { caminho: ['premios', 'itens', at, 'entrega'], message };
    }
    if (valorCentavos === undefined) {
      const message = joinErro('a entrega pelo PicPay precisa do valor', 'acrescente "valorCentavos"');
      yield { caminho: ['premios', 'itens', at, 'entrega'], message };
    }
  }
  yield* findRetiradaContradictions(arquivo);
  const total = premios.itens.reduce((soma, { quantidade }) => soma + quantidade, 0);
  if (premios.agenda === 'contador' && premios.cartelas === undefined) {
    const message = joinErro('a agenda por contador precisa das cartelas previstas', 'acrescente "cartelas"');
    yield { caminho: ['premios', 'agenda'], message };
  }
  if (premios.cartelas !== undefined && premios.cartelas < total) {
    const message = joinErro(
      `há ${total} prêmios para ${premios.cartelas} cartelas`,
      `use ${total} cartelas ou mais`,
    );
    yield { caminho: ['premios', 'cartelas'], message };
  }
  for (const at of listRepeated(premios.itens.map(({ id }) => id))) {
    const message = joinErro('o prêmio está repetido', 'dê a cada prêmio o seu próprio id');
    yield { caminho: ['premios', 'itens', at, 'id'], message };
  }
  if (total > premiosMaximo) {
    const message = joinErro('há prêmios demais', `use até ${premiosMaximo} unidades no total`);
    yield { caminho: ['premios', 'itens'], message };
  }
  if (recompensas.raspadinhas === undefined && !codigos?.raspadinhas) {
    const message = joinErro(
      'há prêmios instantâneos, mas nenhuma nota rende raspadinhas',
      'acrescente "recompensas.raspadinhas"',
    );
    yield { caminho: ['premios'], message };
  }
}

/** Pick-up rules that are given twice, end before any win, or belong to a prize without pick-up. */
function* findRetiradaContradictions({ premios, campanha }: CampanhaArquivo): Generator<Contradiction> {
  for (const [at, { retirada, instrucoes, entrega }] of (premios?.itens ?? []).entries()) {
    if (!retirada) continue;
    const caminho = ['premios', 'itens', at, 'retirada'];
    const { ate, dias } = retirada;
    if (entrega === 'picpay') {
      const message = joinErro(
        'o PicPay paga na conta do ganhador, e não há o que retirar',
        'apague "retirada" e use "instrucoes"',
      );
      yield { caminho, message };
      continue;
    }
    if (instrucoes !== undefined) {
      const message = joinErro(
        'há duas explicações de como receber o prêmio',
        'deixe só "retirada.como" e apague "instrucoes"',
      );
      yield { caminho: [...caminho, 'como'], message };
    }
    if (ate !== undefined && dias !== undefined) {
      const message = joinErro('há dois prazos para receber o prêmio', 'deixe "ate" ou "dias"');
      yield { caminho: [...caminho, 'dias'], message };
    } else if (ate !== undefined && ate < campanha.dataInicial) {
      const message = joinErro(
        `o prazo para receber acaba antes do início da campanha (${campanha.dataInicial})`,
        'use uma data depois do fim da campanha',
      );
      yield { caminho: [...caminho, 'ate'], message };
    }
  }
}
