/** Texts of the page that recomputes a draw. */
export const conferirText = {
  titulo: 'Conferir um sorteio',
  resumo:
    'Esta página refaz a conta do sorteio no seu aparelho, com a mesma regra do regulamento. Ela não envia nada.',
  baixar: 'Baixar esta página',
  baixarNota: 'Salva em um arquivo, ela funciona sem internet e sem depender deste site.',
  como: {
    titulo: 'Como conferir',
    passos: [
      'Escolha o arquivo do sorteio, que a campanha publica depois da apuração.',
      'Cole a impressão digital publicada antes da extração da Loteria Federal.',
      'Leia o resultado, a conta passo a passo, e procure o seu número.',
    ],
  },
  arquivo: {
    titulo: 'Arquivo do sorteio',
    rotulo: 'Escolher o arquivo',
    outro: 'Escolher outro arquivo',
    nota: 'É a cápsula do sorteio, um arquivo .json. Você também pode soltá-lo nesta página.',
    lendo: 'Refazendo a conta…',
    feitas: (feitas: number, total: number) => `${feitas} de ${total} conferências feitas`,
    ilegivel: 'Este arquivo não é a cápsula de um sorteio. Escolha o arquivo .json baixado da campanha.',
    falhou:
      'Não conseguimos abrir o arquivo. Tente de novo, ou baixe o arquivo da campanha e escolha-o aqui.',
    tentar: 'Tentar novamente',
  },
  impressao: {
    titulo: 'Impressão digital publicada',
    rotulo: 'Impressão digital (SHA-256)',
    nota: 'Foi publicada no aplicativo e enviada às testemunhas antes da extração. Cole-a aqui.',
    incompleta: 'A impressão digital tem 64 letras e algarismos. Copie-a inteira.',
    doArquivo: 'Impressão digital deste arquivo',
  },
  veredito: {
    confere: 'O sorteio confere',
    confereNota:
      'Os ganhadores saem da regra, dos números congelados e dos prêmios da Loteria. Falta um olhar seu: compare os cinco prêmios abaixo com o resultado oficial da Loteria Federal.',
    falta: 'Falta comparar a impressão digital',
    faltaNota:
      'A conta fecha. Só a impressão digital publicada antes da extração prova que ninguém mudou o arquivo depois.',
    falhou: 'O sorteio não confere',
    falhouNota: 'Não confie neste arquivo. O que não confere:',
  },
  conferencias: 'O que foi conferido',
  estados: { confere: 'confere', falhou: 'não confere', falta: 'falta' },
  faltaComparar: 'A impressão digital ainda não foi comparada com a publicada.',
  sorteio: 'O sorteio',
  regra: 'A regra',
  loteria: 'Os prêmios da Loteria Federal',
  premiosDaLoteria: ['1º prêmio', '2º prêmio', '3º prêmio', '4º prêmio', '5º prêmio'],
  passos: 'A conta, passo a passo',
  premiados: 'Ganhadores',
  suplentes: 'Suplentes',
  semPremiados: 'Nenhum número que participa foi encontrado.',
  desclassificados: 'Desclassificados depois do congelamento',
  numero: {
    titulo: 'Meu número está aqui?',
    rotulo: 'Número da sorte',
    nota: (exemplo: string) => `Como no aplicativo: ${exemplo}.`,
    invalido: (exemplo: string) => `Digite série e número, como ${exemplo}.`,
    procurar: 'Procurar',
    meu: 'Este número é meu?',
    meuNota:
      'O arquivo não tem nomes nem CPF. Com o seu CPF e o código que só você recebeu no aplicativo, a conta mostra se o número é seu. Nada sai deste aparelho.',
    cpf: 'CPF',
    cpfInvalido: 'Digite os 11 algarismos do CPF.',
    sal: 'Código do número, no aplicativo',
    salInvalido: 'Cole o código que está no aplicativo.',
    comparar: 'Comparar',
    seu: 'Sim: este número é deste CPF.',
    naoSeu: 'Não: com este CPF e este código, a conta não dá o dono do número.',
  },
} as const;
