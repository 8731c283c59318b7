import type { ErrorEntry } from '../error-entry.ts';

export const campanhaErrors = {
  'campanha.nenhuma': {
    status: 404,
    mensagem: 'Não há campanhas promocionais disponíveis no momento!',
    lugar: 'pagina',
    cura: 'Volte quando a próxima campanha começar.',
  },
  'campanha.naoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos esta campanha.',
    lugar: 'modal',
    cura: 'Abra a campanha pelo endereço divulgado.',
  },
  'campanha.textoNaoEncontrado': {
    status: 404,
    mensagem: 'Esta campanha não tem este texto.',
    lugar: 'pagina',
    cura: 'Consulte o regulamento da campanha.',
  },
  'campanha.foraDoPeriodo': {
    status: 403,
    mensagem: 'O período de participação desta campanha vai de {inicio} a {fim}.',
    lugar: 'modal',
    cura: 'Consulte as datas no regulamento.',
  },
  'campanha.porComecar': {
    status: 403,
    mensagem: 'Esta campanha começa em {inicio}.',
    lugar: 'modal',
    cura: 'Volte nesse dia para participar.',
  },
  'campanha.cadastrosEncerrados': {
    status: 403,
    mensagem: 'Os cadastros desta campanha foram encerrados em {fim}.',
    lugar: 'modal',
    cura: 'Consulte as datas no regulamento.',
  },
  'campanha.encerrada': {
    status: 403,
    mensagem:
      'Nossa campanha foi um sucesso e todos os números da sorte foram distribuídos... Campanha encerrada: Consulte as regras do regulamento.',
    lugar: 'modal',
    cura: 'Acompanhe os sorteios com os números que você já tem.',
  },
  'campanha.arquivoInvalido': {
    status: 422,
    mensagem: 'O arquivo da campanha tem erros.',
    lugar: 'pagina',
    cura: 'Corrija cada linha indicada e publique de novo.',
  },
  'campanha.numeracaoFixa': {
    status: 409,
    mensagem: 'A quantidade de séries não pode mudar depois da publicação.',
    lugar: 'pagina',
    cura: 'Mantenha numeros.series como foi publicado.',
  },
  'campanha.sorteRevelada': {
    status: 409,
    mensagem:
      'A chave dos números ou a agenda dos prêmios já foi revelada: a campanha não pode mais ser prolongada.',
    lugar: 'pagina',
    cura: 'Volte às datas publicadas, ou publique outra campanha.',
  },
  'campanha.segredoTrocado': {
    status: 409,
    mensagem:
      'As chaves da campanha {campanha} não abrem com os segredos deste programa; nada foi publicado.',
    lugar: 'pagina',
    cura: 'Publique com todos os segredos que o banco de dados usa: npm run segredos -- listar.',
  },
  'campanha.numerosIndisponiveis': {
    status: 503,
    mensagem: 'Os números da sorte desta campanha não podem ser entregues agora. Nada foi registrado.',
    lugar: 'modal',
    cura: 'Tente de novo mais tarde. Se continuar assim, fale com o suporte da campanha.',
  },
  'campanha.hostDeOutraPromotora': {
    status: 409,
    mensagem: 'Um dos endereços do arquivo já é de outra promotora.',
    lugar: 'pagina',
    cura: 'Use em "hosts" endereços que só esta promotora use.',
  },
  'campanha.promotoraDeOutraEmpresa': {
    status: 409,
    mensagem: 'A promotora do arquivo já existe com o CNPJ de outra empresa.',
    lugar: 'pagina',
    cura: 'Use outra "promotora.identificacao", ou o CNPJ da mesma empresa (os oito primeiros caracteres).',
  },
  'campanha.estoquePedido': {
    status: 409,
    mensagem:
      'Já foram pedidas {pedidas} unidades do produto {produto}: o estoque não pode ficar abaixo disso.',
    lugar: 'pagina',
    cura: 'Use {pedidas} ou mais em "estoque", ou tire o produto da vitrine.',
  },
  'campanha.premiosFixos': {
    status: 409,
    mensagem: 'Os prêmios instantâneos já foram lacrados na publicação e não podem mudar.',
    lugar: 'pagina',
    cura: 'Volte aos prêmios publicados, ou publique outra campanha.',
  },
  'campanha.cedulaFixa': {
    status: 409,
    mensagem:
      'A cédula {cedula} já tem respostas: não pode sair nem ter outras perguntas, opções, respostas certas ou pontos, e o prazo só pode crescer.',
    lugar: 'pagina',
    cura: 'Volte ao que foi publicado, ou crie outra cédula com outro id.',
  },
  'campanha.sorteioFixo': {
    status: 409,
    mensagem:
      'Um sorteio congelado ou com ganhadores não muda mais: o arquivo muda o dia, a hora, o corte, o nome, os prêmios ou a regra dele, ou o tira da campanha.',
    lugar: 'pagina',
    cura: 'Volte ao que foi publicado nos campos da lista. Quem não pode ganhar sai na apuração do sorteio, por desclassificação, antes da confirmação.',
  },
  'campanha.mudancaProibida': {
    status: 409,
    mensagem: 'A campanha já começou, e o arquivo piora o que foi prometido.',
    lugar: 'pagina',
    cura: 'Volte ao que foi publicado nos campos da lista. Para prometer menos, publique outra campanha, com outra identificação.',
  },
  'campanha.mudancaSemMotivo': {
    status: 409,
    mensagem: 'A campanha já começou, e o arquivo muda o que as pessoas já viram.',
    lugar: 'pagina',
    cura: 'Confira a lista. Se for isso mesmo, publique de novo com o motivo, que fica guardado com a publicação.',
  },
} as const satisfies Record<string, ErrorEntry>;
