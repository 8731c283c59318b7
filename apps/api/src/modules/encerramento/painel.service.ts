import { contasMesesPadrao } from '@trevo/config/campanha-file/retencao';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toImpostoPremio } from '@trevo/rules/encerramento/imposto-premio';
import {
  countDiasAte,
  findAviso,
  isPrazoFeito,
  type PrazoMarcado,
  toPrazoSituacao,
} from '@trevo/rules/encerramento/prazo-legal';
import { toFimDaGuarda } from '@trevo/rules/tempo/campanha-window';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { FatosDaCampanha, FatosService } from './fatos.service.ts';
import type { EncerramentoRow } from './livro.store.ts';
import { toScpcWire } from './scpc.service.ts';

type Wire = RetornoOf<Calls['operador.encerramento']>;
type PrazoWire = Wire['prazos'][number];

/** Renders the closing of a campaign for operators. */
export function createPainelService({ fatos }: { fatos: FatosService }) {
  return {
    read: async (publicada: CampanhaPublicada, ator: Ator): Promise<Wire> =>
      toWire(publicada, await fatos.read(publicada), ator),
    /** Lists the terms of a campaign that have reached a notice, or are overdue. */
    listAvisos: async (publicada: CampanhaPublicada): Promise<PrazoWire[]> =>
      toPrazosWire(publicada, await fatos.read(publicada)).filter(
        ({ situacao }) => situacao === 'perto' || situacao === 'hoje' || situacao === 'vencido',
      ),
  };
}

/** Renders the terms of a campaign, the next first. */
export function toPrazosWire(publicada: CampanhaPublicada, fatos: FatosDaCampanha): PrazoWire[] {
  const byId = new Map(fatos.tipos.map((tipo) => [tipo.prazoId, tipo]));
  const sorteioOf = createSorteioOf(publicada);
  const toPrazo = ({ prazoId, dia, base, sorteio }: PrazoMarcado): PrazoWire => {
    const { nome, fonte, avisos, ancora, quantidade, unidade, sentido, cumpre, proprio } = byId.get(prazoId)!;
    const faltam = countDiasAte(dia, fatos.hoje);
    const isFeito = isPrazoFeito(cumpre, sorteio, fatos) || isSemCaducados(cumpre, sorteio, fatos);
    return {
      prazoID: prazoId,
      nome,
      fonte,
      dia,
      base,
      ancora,
      quantidade,
      unidade,
      sentido,
      sorteio: sorteioOf(sorteio),
      faltam,
      aviso: isFeito ? null : findAviso(avisos, faltam),
      situacao: toPrazoSituacao(faltam, { avisos, cumpre, isFeito }),
      proprio: proprio
        ? {
            motivo: proprio.motivo,
            definidoEm: proprio.definido_em.toISOString(),
            definidoPor: proprio.definido_por,
            aprovadoPor: proprio.aprovado_por,
          }
        : null,
    };
  };
  return fatos.prazos.map(toPrazo);
}

/** Nothing is owed to the Treasury for a draw whose prizes were all delivered. */
const isSemCaducados = (
  cumpre: string | null,
  sorteio: string | null,
  { contagem, apurados }: FatosDaCampanha,
): boolean =>
  cumpre === 'recolhimento' &&
  apurados.has(sorteio) &&
  contagem
    .filter((count) => count.sorteio === sorteio)
    .every(({ situacao }) => situacao === 'ENTREGUE' || situacao === 'RETIDO');

const createSorteioOf =
  ({ arquivo }: CampanhaPublicada) =>
  (sorteio: string | null) =>
    sorteio === null
      ? null
      : { data: sorteio, nome: arquivo.sorteios.find((one) => one.data === sorteio)?.nome ?? sorteio };

function toWire(publicada: CampanhaPublicada, fatos: FatosDaCampanha, ator: Ator): Wire {
  const { arquivo, campanha } = publicada;
  const { livro, scpc, premios, ultimaEntrega } = fatos;
  const sorteioOf = createSorteioOf(publicada);
  return {
    ano: campanha.ano,
    identificacao: campanha.identificacao,
    descricao: campanha.descricao,
    hoje: fatos.hoje,
    fim: fatos.fim,
    prazos: toPrazosWire(publicada, fatos),
    scpc: toScpcWire(publicada, scpc, ator),
    itens: fatos.itens.map(({ sorteio, ...item }) => ({ ...item, sorteio: sorteioOf(sorteio) })),
    arquivos: fatos.arquivos.map((row) => ({
      arquivoID: row.arquivo_id,
      tipo: row.tipo,
      sorteio: row.sorteio,
      bytes: row.bytes,
      enviadoEm: row.enviado_em.toISOString(),
      ator: row.ator,
    })),
    sorteios: arquivo.sorteios.map(({ data: dia, nome }) => ({ data: dia, nome })),
    hasInstantaneos: arquivo.premios !== undefined,
    valores: premios.map(({ sorteio, premio, ganhos, valorCentavos }) => ({
      sorteio,
      premio,
      ganhos,
      valorCentavos,
      impostoCentavos: valorCentavos === null ? null : toImpostoPremio(valorCentavos) * ganhos,
    })),
    conferencia:
      livro?.conferencia && livro.conferido_em
        ? { em: livro.conferido_em.toISOString(), ...livro.conferencia }
        : null,
    guarda: {
      contasMeses: arquivo.promotora.retencao?.contasMeses ?? contasMesesPadrao,
      notasAte: toFimDaGuarda(campanha.dataFinal),
      recibosAte: ultimaEntrega && toFimDaGuarda(ultimaEntrega),
    },
    fechamento: livro ? toFechamento(livro) : null,
  };
}

function toFechamento(row: EncerramentoRow): Wire['fechamento'] {
  const { encerrado_em, encerrado_por, aprovado_por, kit_id, manifesto_hash } = row;
  if (encerrado_em === null || encerrado_por === null || kit_id === null || manifesto_hash === null)
    return null;
  return {
    em: encerrado_em.toISOString(),
    por: encerrado_por,
    aprovadoPor: aprovado_por,
    kitID: kit_id,
    manifestoHash: manifesto_hash,
  };
}
