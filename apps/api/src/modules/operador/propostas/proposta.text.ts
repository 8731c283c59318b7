import type { Papel } from '@trevo/contract/operador/papeis';
import type { Mudanca } from '@trevo/config/campanha-file/mudanca/find-mudancas';
import type { BloqueioTipo } from '@trevo/contract/bloqueio/bloqueio.calls';
import { contaText } from '@trevo/contract/palavras.text';

const inteiro = new Intl.NumberFormat('pt-BR');
const contar = (total: number, um: string, muitos: string): string =>
  `${inteiro.format(total)} ${total === 1 ? um : muitos}`;

const papeis: Readonly<Record<Papel, string>> = {
  administrador: 'Administrador',
  operador: 'Operador',
  atendimento: 'Atendimento',
  auditor: 'Auditor',
  cliente: 'Cliente',
};

const bloqueados: Readonly<Record<BloqueioTipo, string>> = {
  cpf: 'CPF',
  celular: 'telefone',
  aparelho: 'aparelho',
  emitente: 'loja',
  rede: 'rede',
};

/** Words for acts that need a second person. */
export const propostaText = {
  papeis,
  /** Why a second person is needed. */
  porque: {
    administrador: (nome: string) => `Com o papel de administrador, ${nome} pode tudo nesta promotora.`,
    operador: (nome: string) =>
      `Com o papel de operador, ${nome} pode aprovar o que outra pessoa da equipe propõe.`,
    deixaDeSer: (nome: string) => `${nome} deixaria de ser administrador desta promotora.`,
  },
  soPropoe: (papel: string) => `O papel ${papel} propõe isto, e um administrador decide.`,
  semOutro: (promotora: string) =>
    `Ninguém mais pode aprovar isto nesta promotora. Convide outra pessoa para o mesmo papel; se o convite também precisar de uma segunda pessoa, peça a quem cuida do servidor: npm run operador -- criar EMAIL NOME --promotora ${promotora}.`,
  semOutroNaInstalacao:
    'Ninguém mais é da instalação. Peça a quem cuida do servidor: npm run operador -- criar EMAIL NOME, ou npm run operador -- remover EMAIL.',
  /** Signs that two accounts are used by one person. */
  sinais: {
    aparelho: (nome: string) => `${nome}, que propôs isto, já entrou no console neste mesmo navegador.`,
    rede: (nome: string) =>
      `${nome} propôs isto da mesma rede que você usou menos de uma hora antes ou depois.`,
  },
  pessoa: (nome: string, email: string) => `${nome} (${email})`,
  convite: {
    resumo: (nome: string, papel: Papel) => `Convite de ${nome} como ${papeis[papel]}`,
    pessoa: 'Pessoa convidada',
    efeito: 'O que acontece',
    papel: (nome: string, papel: Papel) => `${nome} recebe um convite para o papel ${papeis[papel]}.`,
    conta:
      'O papel vale quando a pessoa aceitar o convite. Se ela já tem conta, a senha e o autenticador não mudam.',
  },
  papel: {
    resumo: (nome: string, antes: Papel, depois: Papel | null) =>
      depois === null ? `${nome} sai da equipe` : `${nome}: ${papeis[antes]} → ${papeis[depois]}`,
    pessoa: 'Pessoa',
    efeito: 'O que acontece',
    muda: (nome: string, antes: Papel, depois: Papel) =>
      `O papel de ${nome} muda de ${papeis[antes]} para ${papeis[depois]}.`,
    sai: (nome: string, antes: Papel) =>
      `${nome}, hoje com o papel ${papeis[antes]}, sai da equipe, e as sessões dela terminam.`,
  },
  publicacao: {
    resumo: (campanha: string, mudancas: number) =>
      `${campanha}: ${mudancas === 0 ? 'nada que precise de motivo' : contar(mudancas, 'mudança', 'mudanças')}`,
    campanha: 'Campanha',
    nome: (descricao: string, identificacao: string, ano: number) =>
      `${descricao} (${identificacao}, ${ano})`,
    nova: 'Ainda não foi publicada.',
    arquivo: (nome: string) => `Arquivo ${nome}`,
    imagens: (nomes: readonly string[]) => `Imagens: ${nomes.join(', ')}`,
    mudancas: 'O que muda para quem participa',
    semMudancas: 'Nada que precise de motivo.',
    mudanca: ({ chave, antes, depois }: Mudanca) => {
      const onde = chave.replaceAll('.', ' › ').replaceAll('[', ' › ').replaceAll(']', '');
      if (depois === '-') return `${onde}: sai (era ${antes})`;
      return antes === '-' ? `${onde}: entra (${depois})` : `${onde}: de ${antes} para ${depois}`;
    },
  },
  bloqueios: {
    resumo: (tipo: BloqueioTipo, total: number, campanha: string) =>
      `Bloquear ${contar(total, 'valor', 'valores')} (${bloqueados[tipo]}) em ${campanha}`,
    efeito: 'O que acontece',
    efeitos: ['As próximas notas, códigos e compras com estes valores são recusadas.'],
    ate: (dia: string | undefined) => (dia === undefined ? 'O bloqueio não tem fim.' : `Vale até ${dia}.`),
    motivo: 'Motivo do bloqueio',
  },
  entrega: {
    resumo: (premio: string, premiado: string) => `Desfazer a entrega de ${premio} a ${premiado}`,
    semNome: 'conta excluída',
    premio: 'Prêmio',
    premiado: (nome: string, cpf: string | null) => (cpf === null ? nome : `${nome}, CPF ${cpf}`),
    entrega: 'Entrega registrada',
    registrada: (dia: string, hora: string, quem: string) => `Em ${dia}, às ${hora}, por ${quem}`,
    efeito: 'O que acontece',
    efeitos: [
      'O prêmio volta a esperar a entrega, e o código vale de novo no balcão.',
      'A pessoa vê o prêmio como ainda não recebido.',
    ],
  },
  nota: {
    resumo: (antes: number | null, depois: number | null) => `Nota de ${valor(antes)} para ${valor(depois)}`,
    nota: 'Nota',
    emitente: (emitente: string, loja: string | undefined) =>
      loja === undefined ? `CNPJ ${emitente}` : `${loja}, CNPJ ${emitente}`,
    semEmitente: 'Sem loja conhecida',
    compra: (dia: string) => `Compra de ${dia}`,
    situacao: { PENDENTE: 'Espera por julgamento', VALIDO: 'Está aprovada', INVALIDO: 'Está recusada' },
    valor: 'Valor',
    muda: (antes: number | null, depois: number | null) => `De ${valor(antes)} para ${valor(depois)}`,
    teto: (centavos: number) => `Uma pessoa decide sozinha até ${valor(centavos)} nesta campanha.`,
    quantidade: (antes: number | null, depois: number) =>
      `Quantidade: de ${antes === null ? 'desconhecida' : inteiro.format(antes)} para ${inteiro.format(depois)}`,
    efeito: 'O que acontece',
    numeros: (antes: number, depois: number) =>
      `${contar(depois, 'número da sorte', 'números da sorte')} (hoje ${inteiro.format(antes)})`,
    pontos: (antes: number, depois: number) =>
      `${contaText.valor('pontos', depois)} (hoje ${inteiro.format(antes)})`,
    cashback: (antes: number, depois: number) => `${valor(depois)} de cashback (hoje ${valor(antes)})`,
    raspadinhas: (total: number) => contar(total, 'raspadinha', 'raspadinhas'),
    recusada: 'A nota fica recusada e não rende nada.',
  },
} as const;

function valor(centavos: number | null): string {
  return centavos === null ? 'valor desconhecido' : contaText.valor('cashback', centavos);
}
