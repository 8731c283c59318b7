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
    prova:
      'Para provar que os seus números estavam no sorteio, baixe a sua prova no aplicativo e escolha-a aqui.',
  },
  arquivo: {
    titulo: 'Arquivo do sorteio',
    rotulo: 'Escolher o arquivo',
    outro: 'Escolher outro arquivo',
    nota: 'É a cápsula do sorteio, ou a sua prova: um arquivo .json. Você também pode soltá-lo nesta página.',
    lendo: 'Refazendo a conta…',
    feitas: (feitas: number, total: number) => `${feitas} de ${total} conferências feitas`,
    ilegivel:
      'Este arquivo não é a cápsula de um sorteio nem uma prova de números. Escolha o arquivo .json baixado da campanha.',
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
  prova: {
    confere: 'Seus números estavam no sorteio',
    confereNota: (sorteio: string) => `Esta prova é do seu CPF e do ${sorteio}. Estavam na lista congelada:`,
    falta: 'Falta pouco para provar',
    faltaNota: 'Os números do arquivo estão na lista congelada que ele mostra. Falta:',
    faltam: {
      manifesto: 'colar a impressão digital publicada antes da extração',
      titular: 'digitar o seu CPF',
    },
    falhou: 'A prova não confere',
    falhouNota: 'Não confie neste arquivo como está. O que não confere:',
    falhas: {
      manifesto: 'A impressão digital não é a publicada: a prova é de outra lista.',
      numeros: 'Há número que não está na lista congelada, ou que não é desta pessoa.',
      titular:
        'Com este CPF, a conta não dá o dono dos números. Se o seu CPF mudou depois do congelamento, digite o de antes.',
    },
    vazia: 'Nenhum número desta prova estava no sorteio',
    cpfTitulo: 'De quem são os números?',
    cpfNota:
      'O arquivo não tem o seu CPF. Digite-o para ver se os números são seus. Nada sai deste aparelho.',
    cpf: 'CPF',
    cpfAjuda: 'Se o seu cadastro não tem CPF, digite o login com que você entra.',
    cpfInvalido: 'Digite os 11 algarismos do CPF, ou o login inteiro.',
    comparar: 'Comparar',
    numeros: 'Números na lista congelada',
    fora: 'Números que não participam',
    foraNota: 'Os motivos são do programa da campanha: a prova não os mostra.',
    motivo: (numero: string, motivo: string) => `${numero}: ${motivo}`,
  },
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
