import { arquivoEncerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import type { EncerramentoArquivo } from '@trevo/rules/encerramento/checklist-encerramento';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { ArquivoDoKit, ManifestoKit } from './manifesto-kit.ts';

const inteiro = new Intl.NumberFormat('pt-BR');

const formatQuando = (instante: Date): string => {
  const { dia, hora } = toSaoPaulo(instante);
  return `${formatDiaMesAno(dia)}, ${hora}`;
};

const describeArquivo = ({ nome, bytes, sha256, linhas, descricao }: ArquivoDoKit): string[] => [
  nome,
  `  ${descricao}`,
  `  ${inteiro.format(bytes)} bytes${linhas === null ? '' : `, ${inteiro.format(linhas)} linhas`}. SHA-256 ${sha256}`,
];

/** Words of the kit for the regulator. */
export const kitText = {
  nomeArquivo: (ano: number, identificacao: string, dia: string): string =>
    `${ano}-${identificacao}-encerramento-${dia}.zip`,
  nomeLeiaMe: 'LEIA-ME.txt',
  /** Watermark of the tables. */
  marca: (nome: string, em: Date, kitId: string): string =>
    `Kit ${kitId}, pedido por ${nome} em ${formatQuando(em)}`,
  publicacao: (versao: number, dia: string): string =>
    `Regulamento na versão ${versao}, publicada em ${formatDiaMesAno(dia)}.`,
  arquivoCampanha: (versao: number, dia: string): string =>
    `Arquivo da campanha na versão ${versao}, publicada em ${formatDiaMesAno(dia)}, com todas as regras, por quem e por quê.`,
  capsula: (nome: string): string =>
    `Cápsula de ${nome}: a prova pública da apuração. Confira com npm run campanha -- apurar ARQUIVO.`,
  ata: (nome: string): string => `Ata de ${nome}, como o programa a escreve. A assinada está em anexos/.`,
  resultado: (nome: string): string => `Documento da extração da Loteria Federal de ${nome}.`,
  exclusoes: (nome: string): string => `Números excluídos de ${nome}, cada um com o motivo.`,
  participantes: (nome: string): string => `Participantes de ${nome}, no leiaute da SPA.`,
  premiados: 'Quem ganhou, o que ganhou e quando recebeu, com os dados da conta.',
  recibo: 'Recibo de entrega assinado, ou documento, de um prêmio.',
  naoReclamados: 'Prêmios que não foram entregues, com o fim do direito e as datas do recolhimento.',
  darf: 'Planilha do imposto: 20% de cada prêmio (DARF 0916) e prêmios caducados (DARF 0394), com vencimentos.',
  livros: 'Prova de que números, prêmios instantâneos e contas conferem, com cada diferença.',
  prazos: 'Calendário dos prazos legais, com a fonte de cada um.',
  auditoria: 'Cabeças assinadas do registro de atos, uma por dia com atos.',
  anexo: (tipo: EncerramentoArquivo): string => `${arquivoEncerramentoText[tipo]}, anexado por uma pessoa.`,
  leiaMe: 'Este arquivo.',
  perdido: (nome: string): string => `${nome}: o arquivo não está no armazenamento.`,
  semParticipantes: (nome: string): string =>
    `Participantes de ${nome}: a chave dos números não está disponível neste servidor.`,
  valorInstantaneos:
    'Imposto dos prêmios instantâneos: o programa não conhece o valor deles. Calcule à parte, com a contabilidade.',
  /** Explains every file of the kit to its reader. */
  escreverLeiaMe: (manifesto: ManifestoKit): string =>
    [
      `Kit de encerramento: ${manifesto.campanha.descricao} (${manifesto.campanha.ano}/${manifesto.campanha.identificacao})`,
      `Promotora: ${manifesto.campanha.promotora.nome}, CNPJ ${manifesto.campanha.promotora.cnpj}`,
      `Certificado: ${manifesto.campanha.certificado}`,
      ...(manifesto.scpc
        ? [
            `SCPC: certificado ${manifesto.scpc.certificado}, autorizada de ${formatDiaMesAno(manifesto.scpc.autorizadaDe)} a ${formatDiaMesAno(manifesto.scpc.autorizadaAte)}, contas até ${formatDiaMesAno(manifesto.scpc.contasAte)}`,
          ]
        : []),
      `Gerado em ${formatQuando(new Date(manifesto.geradoEm))}. Pedido por ${manifesto.pedidoPor}${manifesto.aprovadoPor === null ? '' : `, aprovado por ${manifesto.aprovadoPor}`}.`,
      `Para: ${manifesto.finalidade}`,
      '',
      manifesto.faltas.length === 0
        ? 'Nada falta neste kit.'
        : `O que falta (${inteiro.format(manifesto.faltas.length)}):`,
      ...manifesto.faltas.map((falta) => `  - ${falta}`),
      '',
      `Arquivos (${inteiro.format(manifesto.arquivos.length)}), além deste e do manifesto.json:`,
      ...manifesto.arquivos.flatMap(describeArquivo),
      '',
      'As tabelas são CSV em UTF-8: as de participantes com vírgula, no leiaute da SPA; as outras com ponto e vírgula.',
      'manifesto.json tem o nome, o tamanho e a impressão digital (SHA-256) de cada arquivo. A impressão digital do',
      'próprio manifesto aparece na tela Encerramento e, depois do fechamento, fica guardada com os livros.',
      'Este kit tem dados pessoais completos. Guarde-o só pelo tempo necessário, e não o mande por e-mail.',
      '',
    ].join('\r\n'),
} as const;
