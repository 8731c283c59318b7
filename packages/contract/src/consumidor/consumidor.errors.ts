import type { ErrorEntry } from '../error-entry.ts';

export const consumidorErrors = {
  'consumidor.senhaNecessaria': {
    status: 403,
    mensagem: 'Para trocar seu e-mail ou celular, digite sua senha.',
    lugar: 'modal',
    cura: 'Digite a senha que você usa para entrar.',
  },
  'consumidor.menorDeIdade': {
    status: 422,
    mensagem: 'Usuário menor de idade. Por favor acione o responsável para completar o cadastro.',
    lugar: 'modal',
    cura: 'Peça ao responsável para participar.',
  },
  'consumidor.aceiteObrigatorio': {
    status: 422,
    mensagem: 'O aceite de {termo} é obrigatório',
    lugar: 'modal',
    cura: 'Leia e aceite o termo para continuar.',
  },
  'consumidor.naoEncontrado': {
    status: 404,
    mensagem: 'Consumidor não encontrado.',
    lugar: 'modal',
    cura: 'Confira o usuário informado.',
  },
  'consumidor.restrito': {
    status: 403,
    mensagem: 'Usuario Não Autorizado',
    lugar: 'modal',
    cura: 'Consulte no regulamento quem pode participar.',
  },
  'consumidor.perfilRestrito': {
    status: 403,
    mensagem: 'Usuário não autorizado.',
    lugar: 'modal',
    cura: 'Consulte no regulamento quem pode participar.',
  },
  'consumidor.telefoneDuplicado': {
    status: 400,
    mensagem: 'Já existe outra conta cadastrada com este mesmo número de celular!',
    lugar: 'campo',
    cura: 'Use outro número ou entre na conta que já tem este.',
  },
  'consumidor.cpfDuplicado': {
    status: 409,
    mensagem:
      'Já existe outra conta com este {documento}. Entre nela ou, se ela não for sua, fale com o suporte da campanha.',
    lugar: 'campo',
    cura: 'Entre na conta que já tem este documento.',
  },
  'consumidor.celularInvalido': {
    status: 400,
    mensagem: 'Campo inválido: Número do celular',
    lugar: 'campo',
    cura: 'Informe DDD e os 9 números do celular.',
  },
  'consumidor.perfilInvalido': {
    status: 400,
    mensagem: 'Ocorreram os seguintes erros de validação:',
    lugar: 'modal',
    cura: 'Corrija os campos e salve de novo.',
  },
  'consumidor.exclusaoInativa': {
    status: 403,
    mensagem: 'A exclusão de conta é feita pelo suporte desta campanha.',
    lugar: 'modal',
    cura: 'Fale com o suporte da campanha.',
  },
} as const satisfies Record<string, ErrorEntry>;
