import { formatContagem } from '@trevo/client/format.ts';
import type { RaspadinhaLook } from './raspadinha-path.ts';

const nomes = {
  raspadinha: { um: 'raspadinha', varios: 'raspadinhas' },
  alternativa: { um: 'raspadinha', varios: 'raspadinhas' },
  pintura: { um: 'pintura', varios: 'pinturas' },
  giro: { um: 'giro', varios: 'giros' },
} as const satisfies Record<RaspadinhaLook, object>;

/** Texts of cards, spins and paintings. A campaign can override those that have an id. */
export const raspadinhaText = {
  voltar: 'Voltar',
  nenhuma: { id: 'msg.raspadinha.nenhuma', texto: 'Não há raspadinhas para esse consumidor.' },
  nenhumaTitulo: 'Nada para revelar agora',
  nenhumaDetalhe: 'Cada nota aprovada pode render uma chance de ganhar na hora.',
  escanear: 'Escanear nota',
  semCampanha: 'Nenhuma campanha no ar',
  naoEncontrada: 'Não encontramos esta raspadinha.',
  naoEncontradaDetalhe: 'Ela pode ser de outra pessoa, ou o link está incompleto.',
  verTodas: 'Ver todas as minhas',

  titulo: {
    raspadinha: 'Sua raspadinha',
    alternativa: 'Sua raspadinha',
    pintura: 'Sua pintura',
    giro: 'Giros da sorte',
  } satisfies Record<RaspadinhaLook, string>,
  convite: {
    raspadinha: 'Raspe com o dedo e descubra se você ganhou.',
    alternativa: 'Raspe os nove quadros. Três figuras iguais valem um prêmio.',
    pintura: 'Pinte o desenho com o dedo: o resultado aparece no balão.',
    giro: 'Toque na roda e torça: o resultado sai na hora.',
  } satisfies Record<RaspadinhaLook, string>,
  dica: {
    raspadinha: 'Raspe aqui',
    alternativa: 'Raspe os quadros',
    pintura: 'Passe o dedo para pintar',
    giro: '',
  } satisfies Record<RaspadinhaLook, string>,
  revelar: 'Revelar resultado',
  girar: 'Girar',
  revelando: 'Buscando o resultado',
  restam: (look: RaspadinhaLook, total: number) =>
    total === 1
      ? `Você tem 1 ${nomes[look].um}.`
      : `Você tem ${formatContagem(total)} ${nomes[look].varios}.`,
  aindaTem: (look: RaspadinhaLook, total: number) =>
    `Você ainda tem ${formatContagem(total)} ${total === 1 ? nomes[look].um : nomes[look].varios}.`,
  roda: 'A roda só mostra o resultado: ele já estava decidido antes de você girar.',

  semInternet: 'Seu resultado está guardado',
  semInternetDetalhe: 'Não conseguimos falar com o servidor. Nada se perdeu: tente de novo quando quiser.',
  falhou: 'Não deu para revelar',
  tentarNovamente: 'Tentar novamente',

  raspada: { id: 'msg.raspadinha.sucesso', texto: 'Raspadinha raspada com sucesso.' },
  ganhou: 'Você ganhou!',
  naoFoi: 'Não foi desta vez',
  naoFoiDetalhe: 'Obrigado por jogar. Cada nota é uma chance nova, e esta já ficou registrada.',
  proxima: {
    raspadinha: 'Raspar a próxima',
    alternativa: 'Raspar a próxima',
    pintura: 'Pintar a próxima',
    giro: 'Girar de novo',
  } satisfies Record<RaspadinhaLook, string>,
  /** After a prize; its voucher is saved first. */
  depoisDoPremio: {
    raspadinha: 'Próxima raspadinha',
    alternativa: 'Próxima raspadinha',
    pintura: 'Próxima pintura',
    giro: 'Próximo giro',
  } satisfies Record<RaspadinhaLook, string>,
  outraNota: 'Escanear outra nota',
  verPremios: 'Ver meus prêmios',

  entrar: 'Entre para ver sua raspadinha',
  entrarDetalhe: 'O resultado é só seu. Entre na sua conta e volte a esta página.',
  entrarAcao: 'Entrar',
} as const;
