import { formatContagem } from '@trevo/client/format.ts';

const contar = (total: number, um: string, muitos: string): string =>
  `${formatContagem(total)} ${total === 1 ? um : muitos}`;

/** Words of the draws. */
export const sorteioConsoleText = {
  titulo: 'Sorteios',
  ajuda: 'Cada sorteio passa por quatro passos. Qualquer pessoa pode refazer a conta depois, pela cápsula.',
  vazia: {
    titulo: 'Nenhum sorteio aqui',
    mensagem: 'Os sorteios ficam em "sorteios" no arquivo da campanha. Publique o arquivo com eles.',
  },
  colunas: {
    sorteio: 'Sorteio',
    extracao: 'Extração',
    numerosAte: 'Notas até',
    congela: 'Congela',
    situacao: 'Situação',
    abrir: 'Abrir',
  },
  filtros: { nome: 'Filtros', campanha: 'Campanha', todas: 'Todas' },
  grupos: { hoje: 'Para hoje', proximos: 'Próximos', passados: 'Passados' },
  congelado: 'Já congelado',
  semCongelamento: 'Não congela',
  faltas: {
    semRegra: 'Sem a regra, os premiados são registrados depois da extração.',
    registrar: 'A extração passou. Os premiados são registrados como o regulamento manda.',
    esperarNotas: 'As notas ainda podem chegar.',
    congelar: 'Falta congelar os números.',
    esperarExtracao: 'Falta a extração.',
    informar: 'Falta informar o resultado.',
    apurar: 'Falta apurar.',
    confirmar: 'Falta outra pessoa confirmar.',
    nenhum: 'Não falta nada.',
  },
  abrir: 'Abrir',
  abrirDe: (nome: string) => `Abrir ${nome}`,
  voltar: 'Voltar aos sorteios',
  extracaoDe: (dia: string, hora: string | null) => (hora === null ? dia : `${dia}, ${hora}`),
  situacoes: {
    SEM_REGRA: 'Sem regra',
    ABERTO: 'Aberto',
    A_CONGELAR: 'Pode congelar',
    CONGELADO: 'Congelado',
    COM_RESULTADO: 'Com resultado',
    APURADO: 'Apurado',
    CONFIRMADO: 'Publicado',
  },
  naoEncontrado: {
    titulo: 'Este sorteio não existe',
    mensagem: 'O dia dele pode ter mudado no arquivo da campanha.',
  },
  semRegra: {
    titulo: 'O arquivo da campanha não tem a regra deste sorteio',
    mensagem:
      'Sem ela o programa não apura. Escreva a regra em "sorteios" no arquivo e publique, ou registre os premiados como o regulamento manda.',
  },
  regra: 'Como o regulamento sorteia',
  passos: {
    congelar: 'Congelar os números',
    resultado: 'Informar o resultado',
    apurar: 'Apurar',
    publicar: 'Confirmar e publicar',
  },
  mudou: (situacao: string) => `A situação do sorteio mudou: ${situacao}.`,
  estados: { done: 'feito', current: 'agora', waiting: 'depois', failed: 'não deu' },
  sozinho: 'Congela sozinho: ',
  emInstantes: 'em instantes',
  congelamento: {
    titulo: 'Números que entram',
    numeros: 'Números que entram',
    pessoas: 'Pessoas',
    excluidos: 'Números fora do sorteio',
    motivo: (numeros: string, motivo: string) => `${numeros}: ${motivo}`,
    listas: {
      cpfRestrito: (cpfs: number) =>
        cpfs === 0 ? '(a lista está vazia)' : `(a lista tem ${contar(cpfs, 'CPF', 'CPFs')})`,
      bloqueado: (bloqueios: number) =>
        bloqueios === 0
          ? '(nenhum CPF ou telefone está bloqueado)'
          : `(${contar(bloqueios, 'CPF ou telefone bloqueado', 'CPFs e telefones bloqueados')})`,
    },
    semEfeito: (cpfs: number) =>
      `A lista importada, com ${contar(cpfs, 'CPF', 'CPFs')}, não vale nesta campanha`,
    semEfeitoMensagem: (numeros: number) =>
      `"Recusar CPF restrito" está desligado no arquivo da campanha. ${
        numeros === 0
          ? 'Agora nenhum número deste sorteio é de alguém da lista.'
          : `${contar(numeros, 'número', 'números')} de pessoas da lista ${numeros === 1 ? 'entra' : 'entram'} neste sorteio.`
      } Se o regulamento exclui estas pessoas, ligue e publique o arquivo antes de congelar.`,
    bloqueados: (numeros: number) =>
      `${contar(numeros, 'número', 'números')} de pessoas bloqueadas ${numeros === 1 ? 'fica' : 'ficam'} fora`,
    bloqueadosMensagem:
      'Vale o bloqueio do CPF da pessoa, ou do telefone com que ela entra, no momento do congelamento, e depois não se desfaz. Se alguém deve participar, retire o bloqueio antes de congelar.',
    verBloqueios: 'Ver os bloqueios',
    de: 'Pode congelar a partir de',
    ate: 'Congela sozinho',
    esperando: (notas: string) => `Notas que ainda esperam: ${notas}`,
    esperandoMensagem:
      'Elas foram registradas a tempo. Se forem aprovadas depois do congelamento, os números entram só nos próximos sorteios. Decida-as na fila antes.',
    fila: 'Abrir a fila',
    semPremiado: (sorteios: string) => `Sem ganhador confirmado: ${sorteios}`,
    semPremiadoMensagem:
      'Este sorteio dá um prêmio por pessoa na campanha. Quem ganhar o sorteio anterior depois do congelamento poderá ganhar também este. Confirme o anterior antes.',
    cedo: 'As notas deste sorteio ainda podem chegar. O botão de congelar aparece depois do último dia delas.',
    fazer: 'Congelar os números',
    dialogo: 'Congelar os números deste sorteio?',
    efeito: (numeros: string) =>
      `${numeros} números entram neste sorteio. Nenhum entra ou sai depois, e isto não se desfaz.`,
    publico:
      'A impressão digital da lista fica pública na hora e vai por e-mail às testemunhas e aos administradores da promotora.',
    feito: 'Números congelados.',
    congeladoEm: 'Congelado',
    por: 'Por',
    hash: 'Impressão digital',
    copiar: 'Copiar',
  },
  resultado: {
    titulo: 'Resultado da extração',
    ajuda:
      'Duas pessoas leem o resultado da Loteria Federal e digitam os cinco prêmios, cada uma por si. Nenhuma vê o que a outra digitou.',
    porVir: 'A extração ainda não aconteceu. Os campos aparecem aqui depois dela.',
    premio: (ordem: number) => `${ordem}º prêmio`,
    falta: 'São 5 algarismos.',
    fazer: 'Informar o resultado',
    refazer: 'Trocar os meus prêmios',
    informado: 'Prêmios informados.',
    vale: 'As duas pessoas informaram os mesmos prêmios.',
    divergiu: 'Os prêmios não são os mesmos',
    divergiuMensagem: (nomes: string) =>
      `${nomes} informaram prêmios diferentes, e os dois foram descartados. Leiam o resultado de novo e informem outra vez.`,
    espera: (nome: string) => `${nome} já informou. Falta outra pessoa.`,
    meus: 'Você informou estes prêmios. Falta outra pessoa.',
    ninguem: 'Falta o resultado da extração.',
    informadoPor: 'Informado por',
    quando: 'Quando',
    e: ' e ',
    documento: 'Documento da extração',
    nenhumDocumento: 'Nenhum. Anexe a imagem ou o PDF do resultado oficial.',
    arquivo: 'Arquivo do resultado',
    anexar: 'Anexar documento',
    trocar: 'Trocar documento',
    abrir: 'Abrir documento',
    anexado: 'Documento anexado.',
    nomeArquivo: (dia: string, tipo: 'jpg' | 'pdf') => `extracao-${dia}.${tipo}`,
  },
  apuracao: {
    titulo: 'Apuração',
    falta: 'O resultado vale. A conta usa só ele e os números congelados.',
    espera: 'Outra pessoa da equipe apura este sorteio.',
    apurar: 'Apurar o sorteio',
    apurarDeNovo: 'Apurar de novo',
    apurado: 'Sorteio apurado.',
    extracao: 'Prêmios da extração',
    sorteados: 'Números sorteados',
    sorteado: (premio: string, numero: string) => `${premio}: ${numero}`,
    versao: 'Versão',
    versaoDe: (versao: number, motivo: string) => `${versao}. ${motivo}`,
    versoes: 'Versões da apuração',
    passos: (total: string) => `A conta, passo a passo (${total})`,
    premiados: 'Premiados',
    suplentes: 'Suplentes',
    desclassificados: 'Desclassificados',
    desclassificado: (numero: string, motivo: string, texto: string | null) =>
      texto === null ? `${numero}: ${motivo}.` : `${numero}: ${motivo}. ${texto}`,
    colunas: { premio: 'Prêmio', numero: 'Número', pessoa: 'Pessoa', ato: 'Ato' },
    ninguem: 'Nenhum número que participa.',
    contaExcluida: 'Conta excluída',
    semPremiado: (total: number) =>
      total === 1 ? 'Um prêmio ficou sem ganhador' : `${total} prêmios ficaram sem ganhador`,
    semPremiadoMensagem: 'Não sobrou nenhum número que participa. O regulamento diz o que acontece com eles.',
    desatualizada: 'Uma nota ou uma conta mudou depois desta versão',
    desatualizadaMensagem: 'Apure de novo antes de confirmar: quem não pode mais ganhar é desclassificado.',
    desclassificar: 'Desclassificar',
    desclassificarDe: (numero: string) => `Desclassificar ${numero}`,
    dialogo: (numero: string) => `Desclassificar o número ${numero}?`,
    efeito:
      'O prêmio passa ao próximo número, pela regra. Fica escrito na ata e na cápsula, sem o nome da pessoa.',
    motivo: 'Motivo',
    texto: 'Por que este número não ganha?',
    feito: 'Número desclassificado. Há uma nova versão.',
  },
  confirmacao: {
    titulo: 'Confirmar e publicar',
    ninguem: 'Ninguém foi avisado ainda. Uma segunda pessoa lê esta versão e a confirma.',
    propria: 'Você fez esta versão, então outra pessoa da equipe a confirma.',
    fazer: 'Confirmar e avisar os premiados',
    dialogo: (versao: number) => `Confirmar a versão ${versao}?`,
    efeito: (premiados: string) =>
      `Premiados avisados na hora: ${premiados}. Todos os participantes veem o resultado, e a cápsula fica pública. Isto não se desfaz.`,
    feito: 'Resultado publicado.',
  },
  publicado: {
    titulo: 'Publicado',
    confirmadoEm: 'Confirmado',
    entrega: 'Ver a entrega dos prêmios',
    capsula: 'Baixar a cápsula',
    conferir: 'Conferir como o público',
    ata: 'Baixar a ata (PDF)',
    nomeAta: (dia: string) => `ata-${dia}.pdf`,
  },
  participantes: {
    titulo: 'Participantes para o regulador',
    conteudo:
      'Um ZIP com uma linha por número congelado, em CSV: CPF ou CNPJ, nome, série, número, data e hora, e-mail e telefone, sem máscara. O download fica registrado em "Quem fez o quê".',
    baixar: 'Participantes (CSV)',
    nomeArquivo: (dia: string) => `participantes-${dia}.zip`,
    baixado: 'Participantes baixados. Guarde o arquivo em lugar seguro.',
  },
  entrega: {
    coluna: 'Entrega',
    situacoes: {
      GANHO: 'Falta o contato',
      AVISADO: 'Faltam os documentos',
      DOCUMENTOS: 'Falta entregar',
      RETIDO: 'Retido: nota recusada',
      VENCIDO: 'Vencido',
      ENTREGUE: 'Entregue',
    },
    pausado: 'Pausado',
    noApp: 'Avisado no app',
    e: ',',
    porContato: 'por contato',
    entregue: 'Entregue',
    prazo: (entregar: string, caduca: string) => `Entregar até ${entregar}. Caduca em ${caduca}`,
    venceu: (dia: string) => `Caducou em ${dia}`,
    abrir: 'Ver o prêmio',
    abrirDe: (numero: string) => `Ver o prêmio do número ${numero}`,
    noQuadro: 'Ver no quadro de prêmios',
  },
} as const;
