/** Words of the versions of a campaign. */
export const versoesText = {
  titulo: 'Versões',
  ajuda: (campanha: string) =>
    `Todas as publicações de ${campanha}, a mais nova primeiro. Nada é apagado: cada uma pode ser lida e aberta de novo.`,
  voltar: 'Todas as campanhas',
  publicadas: 'Publicações',
  quando: 'Publicada',
  quem: 'Por',
  motivo: 'Motivo',
  semMotivo: 'Sem motivo: não piorou nada depois do início',
  mudancas: 'Mudanças que pediram motivo',
  nenhuma: 'Nenhuma',
  hash: 'Impressão',
  copiarHash: (hash: string) => `Copiar a impressão ${hash}`,
  atual: 'No ar',
  atos: 'Atos',
  abrir: 'Abrir como rascunho',
  abrirDe: (quando: string) => `Abrir como rascunho a versão de ${quando}`,
  nomeRascunho: (identificacao: string, quando: string) => `${identificacao}, versão de ${quando}`,
  vazia: {
    titulo: 'Nenhuma versão publicada',
    mensagem: 'Publique a campanha no estúdio, e a primeira versão aparece aqui.',
  },
  comparar: {
    titulo: 'Comparar duas versões',
    antes: 'De',
    depois: 'Para',
    falta: 'É preciso ter duas versões para comparar.',
    iguais: 'As duas versões dizem o mesmo.',
    ilegivel: 'Uma das versões usa campos que este programa já não conhece, e não dá para compará-las.',
  },
  semComentarios: 'Esta versão é de antes do estúdio: o texto vem dos valores, sem os comentários do autor.',
} as const;
