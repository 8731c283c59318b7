// Load of the series in bench/receipts: the same receipts over HTTP, through our store, and from pgbench.
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { createId } from '../../apps/api/src/kernel/ids.ts';
import { createDocumentoFiscalStore } from '../../apps/api/src/modules/documento-fiscal/documento-fiscal.store.ts';
import { consumidorId } from './prepared-campaign.ts';
import type { CampanhaId } from '../../apps/api/src/modules/campanha/public.ts';

export const people = 1_000;
const limite = 1_000_000;

/** Three numbers and a card per receipt. */
export const changeCampanha = (arquivo: Record<string, unknown>): void => {
  arquivo['ganho'] = { por: 'documento', numeros: 3 };
  arquivo['recompensas'] = { raspadinhas: { porDocumento: 1 } };
  // A limit that is never reached, so that its row is locked and updated as in a real campaign.
  arquivo['limites'] = { cupons: { diario: limite } };
  arquivo['numeros'] = { series: 100 };
  // Disabled because the bare call does not do it either. The campaign's multipliers stay: all series read the
  // person's accounts.
  delete arquivo['indicacao'];
  arquivo['metas'] = [];
};

/** The key of today's counter, in the program's format. */
const periodo = `d${toSaoPaulo(new Date()).dia}`;
const anoMes = new Date().toISOString().slice(0, 7);
let nextChave = 1;

/** Keys are built before the measurement: building one costs more than sending it. */
export const createChaves = (count: number): string[] =>
  Array.from({ length: count }, () => buildChave(nextChave++, { anoMes, modelo: '65', tipoEmissao: 1 }));

/** Builds registrations over HTTP, one per key, for all people in turn. */
export function buildRequests(tokens: string[], chaves: string[], identificacao = 'BENCH'): () => string {
  let i = 0;
  return () => {
    const chaveAcesso = chaves[i];
    if (!chaveAcesso) throw new Error('the bench ran out of keys; raise the count');
    const body = JSON.stringify({ chaveAcesso, origem: 'camera' });
    const token = tokens[i++ % tokens.length];
    return `POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/${identificacao} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
}

/** pgbench script that calls the program's function with generated arguments. */
export const registerScript = (campanhaId: CampanhaId): string => `\\set person random(0, ${people - 1})
\\set key random(1, 9000000000000000)
\\set n random(1, 900000000000)
select resultado from documento_fiscal_register(
 ('01890000-0000-7000-8000-' || lpad((:person)::text, 12, '0'))::uuid, jsonb_build_object('campanha_id', '${campanhaId}', 'documento_fiscal_id', gen_random_uuid(), 'tipo', 'Fiscal',
  'chave_acesso', lpad((:key)::text, 44, '0'), 'modelo', '65', 'uf', 'SP', 'emitente', '12345678000195',
  'origem', 'camera', 'status', 'VALIDO', 'multiplicador_milesimos', 1000, 'resto_variacao_centavos', 0,
  'numeros_concedidos', 0, 'raspadinhas_concedidas', 0, 'contado', true, 'registrado_em', now(), 'apurado_em', now(), 'dinamicas', '[]'::jsonb),
 lpad((:key)::text, 44, '0'), null, null, 0, array['cupom'], array['${periodo}'], array[${limite}],
 array[(:n)::bigint, (:n)::bigint + 1, (:n)::bigint + 2], array['01', '02', '03'], array['00001', '00002', '00003'],
 array[gen_random_uuid()], null);
`;

/** Calls the same function through our own store and driver, without HTTP. */
export async function runStore(parts: {
  url: string;
  campanhaId: CampanhaId;
  clients: number;
  seconds: number;
  chaves: string[];
}): Promise<number> {
  const db = openPgDb(parts.url, { poolSize: parts.clients });
  const store = createDocumentoFiscalStore(db);
  const end = performance.now() + parts.seconds * 1000;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const n = done++;
      const agora = new Date();
      const chaveAcesso = parts.chaves[n]!;
      await store.register(
        {
          consumidorId: consumidorId(n % people),
          campanhaId: parts.campanhaId,
          documentoFiscalId: createId(),
          idempotencia: null,
          tipo: 'Fiscal',
          chaveAcesso,
          coo: null,
          modelo: '65',
          uf: 'SP',
          emitente: '12345678000195',
          emitidoEm: null,
          valorCentavos: null,
          quantidade: null,
          dados: null,
          origem: 'camera',
          uriImagem: null,
          capturadoEm: null,
          participaEm: null,
          agora,
          desvioRelogioSegundos: null,
          consultaQr: null,
          ditos: [],
          apurarEm: null,
        },
        {
          status: 'VALIDO',
          motivo: null,
          valores: {},
          numeros: 3,
          raspadinhas: 1,
          pontos: 0,
          cashbackCentavos: 0,
          multiplicadorMilesimos: 1000,
          restoVariacaoCentavos: 0,
        },
        { identidade: chaveAcesso, codigo: null },
        0,
        {
          validade: null,
          assuntos: ['cupom'],
          periodos: [periodo],
          limites: [limite],
          indices: [n * 3, n * 3 + 1, n * 3 + 2].map(
            (i) => i + 0xe8d4a51000 + Math.floor(Math.random() * 0xe8d4a51000),
          ),
          series: ['01', '02', '03'],
          numeros: ['00001', '00002', '00003'],
          raspadinhas: [createId()],
          restoCentavos: null,
          creditos: [],
          contas: [],
        },
      );
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: parts.clients }, lane));
  const perSecond = done / ((performance.now() - startedAt) / 1000);
  await db.close();
  return perSecond;
}
