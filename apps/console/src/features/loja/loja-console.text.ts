/** Words of the shops of a campaign. */
export const lojaConsoleText = {
  titulo: 'Lojas',
  ajuda:
    'As lojas do arquivo da campanha. Para incluir uma loja ou encerrar outra, mude "associados" no arquivo e publique.',
  lista: 'Lojas da campanha',
  procurar: 'Procurar por nome, cidade ou CNPJ',
  total: (ativas: string, todas: string) => `${ativas} de ${todas} lojas participam hoje`,
  loja: 'Loja',
  onde: 'Cidade',
  cnpj: 'CNPJ',
  situacao: 'Situação',
  acesso: 'Entrada da loja',
  participa: 'participa',
  participaAte: (dia: string) => `participa até ${dia}`,
  saiu: (dia: string) => `participou até ${dia}`,
  desligada: 'fora da campanha',
  semCompras: 'compras não valem',
  acessos: { nenhum: 'sem login', semSenha: 'falta criar a senha', pronto: 'pronta' },
  verMais: 'Ver mais lojas',
  nenhuma: {
    titulo: 'Nenhuma loja com essas palavras',
    mensagem: 'Tente parte do nome, a cidade ou o CNPJ.',
  },
  vazia: {
    titulo: 'Esta campanha não tem lista de lojas',
    mensagem: 'As lojas vêm do arquivo da campanha, em associados.',
  },
} as const;
