/** Default texts of the app. Sentences in quotes in the product specification are verbatim; the others are ours. */
export const boasVindas =
  'Que bom ter você aqui! Complete seu cadastro para começar a participar e concorrer aos prêmios.';
export const avisoApple = 'A Apple não patrocina esta promoção e não tem nenhuma ligação com ela.';
export const exclusaoConta =
  'Sua conta será inativada: você não poderá mais entrar no aplicativo nem receber prêmios.';
export const campanhaEncerrada =
  'Nossa campanha foi um sucesso e todos os números da sorte foram distribuídos... Campanha encerrada: Consulte as regras do regulamento.';
export const foraDoPeriodo =
  'Esta ação não está disponível agora, porque estamos fora do período da promoção. Confira as datas no regulamento.';
export const primeiroAcessoNaoEncontrado =
  'Ainda não encontramos você por aqui. Faça seu cadastro para participar.';
export const primeiroAcessoSucesso =
  'Encontramos seu cadastro! Confira seus dados e crie uma senha para continuar.';
export const semTelefoneSms =
  'Não há um celular ligado a esta conta. Recupere sua senha por e-mail ou fale com o suporte.';
export const dicaSoGiros =
  'Você já tem todos os números da sorte deste período. Suas próximas notas valem só giros.';
export const dicaSoNumeros =
  'Você já tem todos os giros deste período. Suas próximas notas valem só números da sorte.';
export const completePerfilContaCorrente =
  'Complete seu perfil para ver seus pontos e continuar participando.';
export const completePerfilFoto = 'Complete seu perfil para escolher sua foto.';
export const comperTipoLoja = 'Onde você fez a compra?';
export const comperEstado = 'Em qual estado fica a loja?';
export const senhaAtualMinimo = 'Senha deve conter no mínimo 8 digitos';

/** The eleven consents of the detailed LGPD step: drafts, to be replaced by the promoter's lawyer. */
export const lgpdTermos = [
  'Usar meus dados de cadastro para me identificar na promoção.',
  'Usar minhas notas fiscais para conferir as compras e gerar números da sorte.',
  'Usar meu telefone e e-mail para avisos sobre a minha participação.',
  'Confirmar meu celular por código enviado por mensagem.',
  'Conferir meus dados para evitar fraudes e cadastros em duplicidade.',
  'Enviar meus dados aos órgãos que autorizam e fiscalizam promoções.',
  'Divulgar meu nome, cidade e estado se eu for contemplado.',
  'Compartilhar meus dados com quem entrega os prêmios, só para a entrega.',
  'Guardar meus dados pelo prazo que a lei exige, mesmo depois do fim da promoção.',
  'Usar meus dados de uso, sem me identificar, para melhorar o aplicativo.',
  'Receber ofertas e novidades, sabendo que posso cancelar quando quiser.',
] as const;
