import type { Db, Queryable } from '../../kernel/db/db.ts';

export interface ConsumidorRow {
  readonly consumidor_id: string;
  readonly promotora_id: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  readonly nome: string;
  readonly cpf: string | null;
  readonly email: string | null;
  readonly telefone_contato: string | null;
  readonly data_nascimento: string | null;
  readonly genero: string | null;
  readonly endereco: Record<string, string>;
  readonly aceita_notificacao: boolean;
  readonly cadastro_inicial: boolean;
  readonly email_verificado: boolean;
  readonly senha_hash: string;
  readonly token_versao: number;
  readonly ativo: boolean;
}

export interface ConsumidorNovo {
  readonly consumidorId: string;
  readonly promotoraId: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  readonly nome: string;
  readonly cpf: string | null;
  readonly email: string | null;
  readonly telefoneContato: string | null;
  readonly dataNascimento: string | null;
  readonly genero: string | null;
  readonly endereco: Record<string, string>;
  readonly documentoVariavel: string | null;
  readonly resposta: string | null;
  readonly extra: string | null;
  readonly indicacao: string | null;
  readonly aceitaNotificacao: boolean;
  readonly cadastroInicial: boolean;
  readonly senhaHash: string;
  readonly criadoEm: Date;
}

export interface AceiteNovo {
  readonly aceiteId: string;
  readonly campanhaId: string;
  readonly nomeTermo: string;
  readonly textoHash: string;
  readonly aceito: boolean;
  readonly endereco: string;
}

export interface ConsumidorStore {
  findByUsuario(promotoraId: string, usuario: string): Promise<ConsumidorRow | undefined>;
  get(consumidorId: string): Promise<ConsumidorRow | undefined>;
  /** Creates the person with the claim of the login and the first answers; false when the login is taken. */
  create(consumidor: ConsumidorNovo, aceites: readonly AceiteNovo[]): Promise<boolean>;
  /** The last answer to each term. */
  listAceites(consumidorId: string, campanhaId: string): Promise<{ nome_termo: string; aceito: boolean }[]>;
}

const columns = `c.consumidor_id, c.promotora_id, c.usuario, c.tipo, c.nome, c.cpf, c.email, c.telefone_contato,
  c.data_nascimento, c.genero, c.endereco, c.aceita_notificacao, c.cadastro_inicial, c.email_verificado,
  c.senha_hash, c.token_versao, c.ativo`;

export function createConsumidorStore(db: Db): ConsumidorStore {
  return {
    findByUsuario: async (promotoraId, usuario) =>
      (
        await db.query<ConsumidorRow>(
          `select ${columns} from login_usuario l join consumidor c on c.consumidor_id = l.consumidor_id
           where l.promotora_id = $1 and l.usuario = $2`,
          [promotoraId, usuario],
        )
      )[0],
    get: async (consumidorId) =>
      (
        await db.query<ConsumidorRow>(`select ${columns} from consumidor c where c.consumidor_id = $1`, [
          consumidorId,
        ])
      )[0],
    create: (consumidor, aceites) => db.transaction((tx) => create(tx, consumidor, aceites)),
    listAceites: (consumidorId, campanhaId) =>
      db.query(
        `select distinct on (nome_termo) nome_termo, aceito from aceite
         where consumidor_id = $1 and campanha_id = $2 order by nome_termo, aceite_id desc`,
        [consumidorId, campanhaId],
      ),
  };
}

async function create(tx: Queryable, c: ConsumidorNovo, aceites: readonly AceiteNovo[]): Promise<boolean> {
  const claimed = await tx.query(
    `insert into login_usuario (promotora_id, usuario, consumidor_id) values ($1, $2, $3)
     on conflict on constraint login_usuario__pk do nothing returning consumidor_id`,
    [c.promotoraId, c.usuario, c.consumidorId],
  );
  if (claimed.length === 0) return false;
  await tx.query(
    `insert into consumidor (consumidor_id, promotora_id, usuario, tipo, nome, cpf, email, telefone_contato,
       data_nascimento, genero, endereco, documento_variavel, resposta, extra, indicacao, aceita_notificacao,
       cadastro_inicial, senha_hash, criado_em, atualizado_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19)`,
    [
      c.consumidorId,
      c.promotoraId,
      c.usuario,
      c.tipo,
      c.nome,
      c.cpf,
      c.email,
      c.telefoneContato,
      c.dataNascimento,
      c.genero,
      JSON.stringify(c.endereco),
      c.documentoVariavel,
      c.resposta,
      c.extra,
      c.indicacao,
      c.aceitaNotificacao,
      c.cadastroInicial,
      c.senhaHash,
      c.criadoEm,
    ],
  );
  for (const aceite of aceites) await createAceite(tx, c, aceite);
  return true;
}

async function createAceite(tx: Queryable, c: ConsumidorNovo, aceite: AceiteNovo): Promise<void> {
  await tx.query(
    `insert into aceite (consumidor_id, aceite_id, campanha_id, nome_termo, texto_hash, aceito, respondido_em, endereco)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      c.consumidorId,
      aceite.aceiteId,
      aceite.campanhaId,
      aceite.nomeTermo,
      aceite.textoHash,
      aceite.aceito,
      c.criadoEm,
      aceite.endereco,
    ],
  );
}
