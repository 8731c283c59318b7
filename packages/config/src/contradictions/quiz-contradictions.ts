import { listRepeated, type Contradiction } from './contradiction.ts';
import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { configuracaoPadrao } from '../configuracao/configuracao-keys.ts';
import { isContaCorrenteEnabled, isQuizEnabled } from '../configuracao/configuracao-questions.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';

type Cedula = CampanhaArquivo['quiz'][number];

/** Contradictions of a campaign's ballots: among themselves, with its dates, and with its enabled areas. */
export function* findQuizContradictions(arquivo: CampanhaArquivo): Generator<Contradiction> {
  const { quiz, campanha, configuracao } = arquivo;
  if (quiz.length === 0) return;
  const complete = { ...configuracaoPadrao, ...configuracao };
  if (!isQuizEnabled(complete)) {
    const message = joinErro('há cédulas, e ninguém as veria: o quiz está desligado', 'ligue "quiz.ativo"');
    yield { caminho: ['quiz'], message };
  }
  for (const at of listRepeated(quiz.map(({ id }) => id))) {
    yield { caminho: ['quiz', at, 'id'], message: joinErro('a cédula está repetida', 'dê outro id a ela') };
  }
  for (const [at, cedula] of quiz.entries()) {
    if (cedula.ate < campanha.dataInicial || cedula.ate > campanha.dataFinal) {
      const dias = `de ${campanha.dataInicial} a ${campanha.dataFinal}`;
      const message = joinErro('o prazo da cédula fica fora da campanha', `use uma data ${dias}`);
      yield { caminho: ['quiz', at, 'ate'], message };
    }
    yield* findPremio(cedula, at, campanha.certificado);
    const moeda = (['pontosPorAcerto', 'pontosPorParticipar'] as const).find((campo) => cedula[campo]);
    if (moeda && !isContaCorrenteEnabled(complete)) {
      const problema = 'os pontos seriam dados e ninguém os veria: a conta está desligada';
      yield { caminho: ['quiz', at, moeda], message: joinErro(problema, 'ligue "contaCorrente.ativo"') };
    }
    yield* findPerguntas(cedula, at);
  }
}

/**
 * A reward for correct answers makes the ballot a contest, and each contest needs its own authorisation
 * certificate.
 */
function* findPremio(cedula: Cedula, at: number, daCampanha: string): Generator<Contradiction> {
  const { modalidade, certificado, pontosPorAcerto, perguntas } = cedula;
  const contradict = (campo: string, problema: string, cura: string): Contradiction => ({
    caminho: ['quiz', at, campo],
    message: joinErro(problema, cura),
  });
  if (pontosPorAcerto !== undefined && modalidade !== 'concurso') {
    yield contradict(
      'pontosPorAcerto',
      'premiar quem acerta faz da cédula um concurso, que precisa de autorização própria',
      'use "modalidade: concurso" com o seu "certificado", ou troque por "pontosPorParticipar"',
    );
  }
  if (pontosPorAcerto !== undefined && !perguntas.some(({ certa }) => certa !== undefined)) {
    yield contradict(
      'pontosPorAcerto',
      'nenhuma pergunta tem resposta certa, então ninguém acerta',
      'acrescente "certa"',
    );
  }
  if (modalidade === 'concurso' && certificado === undefined) {
    yield contradict(
      'modalidade',
      'o concurso não diz a sua autorização',
      'acrescente "certificado", ou use "engajamento"',
    );
  }
  if (certificado !== undefined && certificado === daCampanha) {
    yield contradict(
      'certificado',
      'este certificado é o da campanha',
      'use o certificado do próprio concurso',
    );
  }
}

function* findPerguntas({ perguntas }: Cedula, at: number): Generator<Contradiction> {
  for (const pergunta of listRepeated(perguntas.map(({ id }) => id))) {
    const message = joinErro('a pergunta está repetida', 'dê outro id a ela');
    yield { caminho: ['quiz', at, 'perguntas', pergunta, 'id'], message };
  }
  for (const [index, { opcoes, certa }] of perguntas.entries()) {
    for (const opcao of listRepeated(opcoes)) {
      const message = joinErro('a opção está repetida', 'troque ou apague uma das duas');
      yield { caminho: ['quiz', at, 'perguntas', index, 'opcoes', opcao], message };
    }
    if (certa !== undefined && !opcoes.includes(certa)) {
      const message = joinErro('a resposta certa não é uma das opções', 'escreva-a igual a uma das "opcoes"');
      yield { caminho: ['quiz', at, 'perguntas', index, 'certa'], message };
    }
  }
}
