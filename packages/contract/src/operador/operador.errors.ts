import type { ErrorEntry } from '../error-entry.ts';

export const operadorErrors = {
  'operador.lojaForaDaLista': {
    status: 422,
    mensagem: 'Há lojas que não estão na lista da campanha, ou não participam mais. Nada foi importado.',
    lugar: 'pagina',
    cura: 'Publique a campanha com essas lojas em "associados", ou retire-as do envio.',
  },
  'operador.naoAutorizado': {
    status: 401,
    mensagem: 'Credencial de operador ausente ou inválida.',
    lugar: 'pagina',
    cura: 'Envie a credencial de operador no cabeçalho Authorization.',
  },
  'operador.promotoraNaoEncontrada': {
    status: 404,
    mensagem: 'Não há promotora com essa identificação.',
    lugar: 'pagina',
    cura: 'Use a "promotora.identificacao" do arquivo de uma campanha publicada.',
  },
  'operador.destinoNaoPermitido': {
    status: 422,
    mensagem: 'O endereço do provedor precisa ser https, na porta 443 e sem senha.',
    lugar: 'pagina',
    cura: 'Troque o endereço, ou acrescente a origem a DESTINOS_PERMITIDOS e inicie o programa de novo.',
  },
  'operador.semSessao': {
    status: 401,
    mensagem: 'Sua sessão terminou.',
    lugar: 'pagina',
    cura: 'Entre de novo.',
  },
  'operador.entradaRecusada': {
    status: 401,
    mensagem: 'O e-mail, a senha ou o código não confere.',
    lugar: 'modal',
    cura: 'Confira os três. O código muda a cada 30 segundos e vale uma vez.',
  },
  'operador.origemRecusada': {
    status: 403,
    mensagem: 'Este pedido não veio do console.',
    lugar: 'pagina',
    cura: 'Abra o console pelo endereço dele e tente de novo.',
  },
  'operador.semPermissao': {
    status: 403,
    mensagem: 'Seu papel nesta promotora não permite isto.',
    lugar: 'pagina',
    cura: 'Peça a um administrador da promotora.',
  },
  'operador.semEscopo': {
    status: 403,
    mensagem: 'Esta credencial não tem o escopo {escopo}.',
    lugar: 'pagina',
    cura: 'Crie uma credencial com o escopo, na equipe da promotora.',
  },
  'operador.outraPromotora': {
    status: 403,
    mensagem: 'O arquivo é de outra promotora.',
    lugar: 'pagina',
    cura: 'Confira "promotora.identificacao" no arquivo, ou escolha a promotora dele.',
  },
  'operador.semPromotora': {
    status: 400,
    mensagem: 'Diga a promotora no cabeçalho x-promotora.',
    lugar: 'pagina',
    cura: 'Escolha uma promotora.',
  },
  'operador.confirmeQuemE': {
    status: 403,
    mensagem: 'Para isto, confirme que é você.',
    lugar: 'modal',
    cura: 'Digite a senha e o código do autenticador.',
  },
  'operador.conviteInvalido': {
    status: 404,
    mensagem: 'Este convite não vale mais.',
    lugar: 'pagina',
    cura: 'Peça outro a quem convidou.',
  },
  'operador.conviteNaoEnviado': {
    status: 503,
    mensagem: 'O convite não pôde ser enviado por e-mail.',
    lugar: 'modal',
    cura: 'Confira o servidor de e-mail e convide de novo.',
  },
  'operador.codigoRecusado': {
    status: 422,
    mensagem: 'O código do autenticador não confere.',
    lugar: 'campo',
    cura: 'Confira a hora do celular e digite o código que aparece agora.',
  },
  'operador.senhaFraca': {
    status: 422,
    mensagem: 'Esta senha é fácil de descobrir.',
    lugar: 'campo',
    cura: 'Use 12 caracteres ou mais, como quatro palavras sem relação entre si.',
  },
  'operador.ultimoAdministrador': {
    status: 409,
    mensagem: 'A promotora ficaria sem administrador.',
    lugar: 'modal',
    cura: 'Torne outra pessoa administradora antes.',
  },
  'operador.naoEncontrado': {
    status: 404,
    mensagem: 'Esta pessoa não é da equipe da promotora.',
    lugar: 'pagina',
    cura: 'Atualize a lista da equipe.',
  },
  'operador.semConsole': {
    status: 409,
    mensagem: 'Esta instalação não tem o endereço do console.',
    lugar: 'pagina',
    cura: 'Defina CONSOLE_HOST e inicie o programa de novo.',
  },
  'operador.credencialEncerrada': {
    status: 409,
    mensagem: 'Esta credencial não existe ou foi encerrada.',
    lugar: 'modal',
    cura: 'Crie outra.',
  },
} as const satisfies Record<string, ErrorEntry>;
