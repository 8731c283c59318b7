import type { SaidaInstalacao } from './instalacao.store.ts';

/** Words about the operators of the installation. */
export const instalacaoText = {
  porque: (nome: string) =>
    `${nome} pode agir em toda a instalação: tirar isso é decisão de duas pessoas da instalação.`,
  resumo: {
    rebaixar: (nome: string) => `${nome} deixa a instalação`,
    remover: (nome: string) => `${nome} sai do console`,
  } satisfies Record<SaidaInstalacao, (nome: string) => string>,
  titulos: { pessoa: 'Pessoa', efeito: 'O que acontece' },
  efeitos: {
    rebaixar: (nome: string) => [
      `${nome} deixa de agir por todas as promotoras e pela instalação.`,
      'Os papéis que tem em promotoras continuam.',
    ],
    remover: (nome: string) => [
      `${nome} deixa de agir pela instalação e por qualquer promotora.`,
      'As sessões terminam agora, e as passkeys são apagadas.',
    ],
  } satisfies Record<SaidaInstalacao, (nome: string) => readonly string[]>,
  comunicado: {
    assunto: (nome: string) => `${nome} não é mais da instalação`,
    texto: (nome: string, quem: string, saida: SaidaInstalacao) =>
      saida === 'rebaixar'
        ? `${nome} deixou de agir por toda a instalação, por decisão de ${quem}. Os papéis em promotoras continuam.`
        : `${nome} saiu do console: perdeu a instalação e os papéis em todas as promotoras, por decisão de ${quem}.`,
    duvida:
      'Se isto não devia acontecer, fale com as outras pessoas da instalação ou com quem cuida do servidor.',
  },
  quem: (nome: string, proponente: string | undefined) =>
    proponente === undefined ? nome : `${proponente} e ${nome}`,
} as const;
