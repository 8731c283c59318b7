import type { ErrorEntry } from '../error-entry.ts';

export const sorteioErrors = {
  'sorteio.semRegra': {
    status: 409,
    mensagem: 'O arquivo da campanha não tem a regra deste sorteio.',
    lugar: 'pagina',
    cura: 'Escreva a regra em "sorteios" no arquivo da campanha e publique de novo, ou registre os premiados.',
  },
  'sorteio.temRegra': {
    status: 409,
    mensagem: 'Este sorteio tem regra: os premiados saem da apuração.',
    lugar: 'modal',
    cura: 'Informe o resultado da extração e apure o sorteio.',
  },
  'sorteio.cedo': {
    status: 409,
    mensagem: 'Os números ainda podem entrar neste sorteio até {dia}.',
    lugar: 'modal',
    cura: 'Congele um minuto depois do fim desse dia.',
  },
  'sorteio.arquivoMudou': {
    status: 409,
    mensagem: 'O arquivo da campanha mudou neste momento. Nada foi gravado.',
    lugar: 'modal',
    cura: 'Confira o sorteio e tente de novo.',
  },
  'sorteio.semManifesto': {
    status: 404,
    mensagem: 'Os números deste sorteio ainda não foram congelados.',
    lugar: 'pagina',
    cura: 'O manifesto aparece aqui antes da extração.',
  },
  'sorteio.naoCongelado': {
    status: 409,
    mensagem: 'Os números deste sorteio ainda não foram congelados.',
    lugar: 'modal',
    cura: 'Congele o sorteio primeiro.',
  },
  'sorteio.resultadoVale': {
    status: 409,
    mensagem: 'O resultado deste sorteio já vale: duas pessoas informaram os mesmos prêmios.',
    lugar: 'modal',
    cura: 'Atualize a tela para ver os cinco prêmios.',
  },
  'sorteio.semResultado': {
    status: 409,
    mensagem: 'O resultado da extração ainda não vale.',
    lugar: 'modal',
    cura: 'Duas pessoas informam os cinco prêmios, cada uma por si.',
  },
  'sorteio.documentoNenhum': {
    status: 404,
    mensagem: 'O resultado deste sorteio não tem documento.',
    lugar: 'modal',
    cura: 'Anexe uma imagem ou um PDF da extração.',
  },
  'sorteio.semAta': {
    status: 404,
    mensagem: 'A ata deste sorteio ainda não existe.',
    lugar: 'modal',
    cura: 'Confirme a apuração: a ata aparece depois.',
  },
  'sorteio.semApuracao': {
    status: 404,
    mensagem: 'Este sorteio ainda não foi apurado.',
    lugar: 'pagina',
    cura: 'Quando o resultado valer, apure o sorteio.',
  },
  'sorteio.apuracaoMudou': {
    status: 409,
    mensagem: 'A apuração mudou desde que você a viu.',
    lugar: 'modal',
    cura: 'Apure de novo e leia a nova versão.',
  },
  'sorteio.apuracaoPropria': {
    status: 409,
    mensagem: 'Quem fez esta versão da apuração não a confirma.',
    lugar: 'modal',
    cura: 'Peça a outra pessoa da equipe que leia e confirme.',
  },
  'sorteio.confirmado': {
    status: 409,
    mensagem: 'A apuração deste sorteio já foi confirmada.',
    lugar: 'modal',
    cura: 'Atualize a tela: os premiados já foram avisados.',
  },
  'sorteio.foraDaApuracao': {
    status: 409,
    mensagem: 'O número {serie} {numero} não é de um premiado nem de um suplente desta apuração.',
    lugar: 'campo',
    cura: 'Escolha um dos números da apuração.',
  },
  'sorteio.semCapsula': {
    status: 404,
    mensagem: 'A apuração deste sorteio ainda não foi confirmada.',
    lugar: 'pagina',
    cura: 'A cápsula aparece aqui depois da confirmação.',
  },
} as const satisfies Record<string, ErrorEntry>;
