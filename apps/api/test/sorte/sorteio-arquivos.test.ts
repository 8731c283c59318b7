import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallId } from '@trevo/contract/paths';
import { paths } from '@trevo/contract/paths';
import { fillPath } from '@trevo/contract/fill-path';
import { formatNumeroSorte, hideCpf } from '@trevo/rules/texto/mask';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextPessoa } from '../campanha/campanha-propria.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { runHere } from '../program.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import { readPdf } from './pdf-lido.ts';
import { dia, openSorteio, toLugar } from './sorteio-de-teste.ts';
import { readZip } from './zip-lido.ts';

const registeredAt = '2026-11-25T15:00:00Z';
const frozenAt = '2026-11-26T15:00:00Z';
const drawnAt = '2026-11-28T22:00:00Z';
const cabecalho =
  'cpf,cnpj,nome,numero_serie,elemento_sorteavel,data_hora_participacao,email,telefone,estrangeiro';

/** Returns an extraction with a place as its drawn number. */
function toExtracao(lugar: number): string[] {
  const [serie, ...digitos] = String(lugar).padStart(6, '0');
  return digitos.map((digito, at) => (at === 0 ? `123${serie}${digito}` : `5432${digito}`));
}

describe('files of a draw', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  let noemi: OperadorDeTeste;
  let auditora: OperadorDeTeste;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trevo-participantes-'));
    test = await startTestApp(drawnAt, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.createAdministrador();
    noemi = await painel.createAdministrador();
    auditora = await painel.createAdministrador();
    await test.db.query(`update operador_papel set papel = 'auditor' where operador_id = $1`, [
      auditora.operadorID,
    ]);
  });
  beforeEach(async () => {
    test.clock.set(drawnAt);
    await test.db.query('update operador_sessao set usada_em = $1, elevada_em = $1, criada_em = $1', [
      drawnAt,
    ]);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a draw with one number for each person. */
  async function open(identificacao: string, pessoas: number, change?: (arquivo: MutableArquivo) => void) {
    const own = await openSorteio(test, identificacao, change);
    const notas = [];
    for (let at = 0; at < pessoas; at += 1) {
      const pessoa = await nextPessoa(test);
      notas.push({ pessoa, ...(await own.sendAt(registeredAt, pessoa)) });
    }
    notas.sort((a, b) => toLugar(a.numeros[0]!) - toLugar(b.numeros[0]!));
    const act = (por: OperadorDeTeste, id: Parameters<typeof painel.call>[0], body?: object) =>
      painel.call(id, {
        params: own.params,
        ...(body && { body }),
        cookie: por.cookie,
        promotora: 'quatrofolhas',
      } as never) as Promise<unknown> as Promise<{
        status: number;
        body: { codigo?: string; retorno: { versao: number } };
      }>;
    return {
      ...own,
      notas,
      act,
      async freeze() {
        test.clock.set(frozenAt);
        await own.congelar();
        test.clock.set(drawnAt);
      },
      async confirm(lugar: number) {
        const extracao = toExtracao(lugar);
        await act(rita, 'operador.informarResultado', { extracao });
        await act(noemi, 'operador.informarResultado', { extracao });
        const { body } = await act(rita, 'operador.apurarSorteio', {});
        return (await act(noemi, 'operador.confirmarApuracao', { versao: body.retorno.versao })).status;
      },
      /** Downloads a file as an operator. */
      download: (id: CallId, por: OperadorDeTeste) =>
        test.client.send('GET', fillPath(paths[id].path, own.params), {
          headers: { host: consoleHost, cookie: por.cookie, 'x-promotora': 'quatrofolhas' },
        }),
    };
  }

  const readAtos = async (ato: string) =>
    test.db.query<{ acao: string; resultado: string }>(
      'select a.acao, a.resultado from auditoria a where a.acao = $1 order by a.em',
      [ato],
    );

  describe('GET ata.pdf', () => {
    it('writes the facts of a confirmed draw, which another program reads, in the same bytes each time', async () => {
      const own = await open('ATA', 4, (arquivo) => {
        arquivo.campanha.certificado = '04.000123/2026';
        arquivo.campanha.descricao = 'Promoção Ação & Emoção';
      });
      await own.freeze();
      expect((await own.act(auditora, 'operador.ataSorteio')).body.codigo).toBe('sorteio.semAta');
      const winner = own.notas[2]!;
      expect(await own.confirm(toLugar(winner.numeros[0]!) - 1)).toBe(200);
      const answer = await own.download('operador.ataSorteio', auditora);
      expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
        200,
        'application/pdf',
        `attachment; filename="ata-${dia}.pdf"`,
      ]);
      const { info, texto, paginas, marcas } = await readPdf(answer.bytes);
      const { hash } = (await own.manifesto()).body.retorno;
      const { serie, numero } = winner.numeros[0]!;
      expect(info).toMatchObject({
        Title: 'Ata de apuração: Promoção Ação & Emoção, 1º sorteio',
        Language: 'pt-BR',
        CreationDate: 'D:20261128220000Z',
      });
      expect(marcas).toMatchObject({ Marked: true });
      for (const fact of [
        'Certificado de autorização 04.000123/2026',
        'Extração da Loteria Federal 28/11/2026, 19:00',
        'Data e hora da apuração 28/11/2026, 19:00',
        'Números distribuídos 4',
        ...toExtracao(toLugar(winner.numeros[0]!) - 1).map((premio, at) => `${at + 1}º prêmio ${premio}`),
        `O número ${formatNumeroSorte(serie, numero)} ganha: Uma moto.`,
        `Informado por ${rita.nome} e ${noemi.nome}`,
        `por ${rita.nome}: Primeira apuração.`,
        `A versão 1 foi confirmada em 28/11/2026, 19:00 por ${noemi.nome}.`,
        hideCpf(winner.pessoa.usuario),
        '1ª testemunha',
        '2ª testemunha',
      ])
        expect(texto).toContain(fact);
      // Long values are wrapped.
      expect(texto.replaceAll(' ', '')).toContain(hash);
      expect(texto.replaceAll(' ', '')).toContain(
        `${own.host}/cupom/v2/sorteios/2026/ATA/${dia}/capsula.json`,
      );
      expect(texto).not.toContain(winner.pessoa.usuario);
      expect(paginas[0]).toContain(`Página 1 de ${paginas.length}`);
      test.clock.set('2026-12-05T22:00:00Z');
      await test.db.query('update operador_sessao set usada_em = $1, criada_em = $1', [
        '2026-12-05T22:00:00Z',
      ]);
      const again = await own.download('operador.ataSorteio', rita);
      expect(again.bytes.equals(answer.bytes)).toBe(true);
      expect((await readAtos('operador.ataSorteio')).map(({ resultado }) => resultado)).toEqual([
        'recusado',
        'feito',
        'feito',
      ]);
    });
  });

  describe('GET participantes.zip', () => {
    it('participantes.zip has a row for each frozen number in order, and passes the check', async () => {
      const own = await open('CSV', 5);
      expect((await own.act(rita, 'operador.participantesSorteio')).body.codigo).toBe('sorteio.naoCongelado');
      await own.freeze();
      const { status, headers, bytes } = await own.download('operador.participantesSorteio', rita);
      expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        'application/zip',
        `attachment; filename="participantes-${dia}.zip"`,
      ]);
      const files = await readZip(bytes);
      expect([...files.keys()]).toEqual(['participantes-001.csv', 'manifesto.json', 'LEIA-ME.txt']);
      const csv = files.get('participantes-001.csv')!;
      const rows = csv.toString().split('\r\n');
      expect(rows[0]).toBe(cabecalho);
      const stored = await test.db.query<{
        cpf: string;
        nome: string;
        email: string;
        telefone_contato: string;
      }>(
        `select s.cpf, s.nome, s.email, s.telefone_contato from cupom n
         join consumidor s on s.consumidor_id = n.consumidor_id
         join campanha c on c.campanha_id = n.campanha_id
         where c.identificacao = 'CSV' order by n.serie, n.numero`,
      );
      expect(rows.slice(1, -1)).toEqual(
        own.notas.map(({ numeros: [numero] }, at) => {
          const { cpf, nome, email, telefone_contato } = stored[at]!;
          return `${cpf},,${nome},${numero!.serie},${numero!.numero},2026-11-25 12:00:00,${email ?? ''},${telefone_contato ?? ''},N`;
        }),
      );
      const { hash } = (await own.manifesto()).body.retorno;
      expect(JSON.parse(files.get('manifesto.json')!.toString())).toEqual({
        versao: 1,
        campanha: { ano: 2026, identificacao: 'CSV' },
        sorteio: dia,
        manifestoHash: hash,
        linhas: 5,
        arquivos: [
          {
            nome: 'participantes-001.csv',
            linhas: 5,
            bytes: csv.length,
            sha256: createHash('sha256').update(csv).digest('hex'),
          },
        ],
      });
      expect(files.get('LEIA-ME.txt')!.toString()).toContain(hash);
      const file = join(folder, 'sorteio.zip');
      writeFileSync(file, bytes);
      const { code, output } = await runHere('campanha', {}, ['participantes', file, '--manifesto', hash]);
      expect(output).toContain('Os participantes conferem: 5 números, em ordem e sem repetição.');
      expect(code).toBe(0);
      expect((await readAtos('operador.participantesSorteio')).map(({ resultado }) => resultado)).toEqual([
        'recusado',
        'feito',
      ]);
    });

    it('keeps the retained identity of an account deleted after the freeze, and names without formulas', async () => {
      const own = await open('GUARDADA', 3);
      const [gone, formula] = own.notas;
      await own.freeze();
      await test.client.call('consumidor.excluir', {
        params: { usuario: gone!.pessoa.usuario },
        token: gone!.pessoa.token!,
        host: own.host,
      });
      await test.db.query(`update consumidor set nome = $2 where cpf = $1`, [
        formula!.pessoa.usuario,
        '=-@＝＠"SOMA", A1',
      ]);
      const { bytes } = await own.download('operador.participantesSorteio', rita);
      const rows = (await readZip(bytes)).get('participantes-001.csv')!.toString().split('\r\n');
      expect(rows[1]).toMatch(new RegExp(`^${gone!.pessoa.usuario},,[^,]+,`));
      expect(rows[2]).toMatch(new RegExp(`^${formula!.pessoa.usuario},,"""SOMA"", A1",`));
    });

    it('refuses an auditor, an administrator without fresh verification, and the eleventh download of an hour', async () => {
      const own = await open('LIMITE', 1);
      await own.freeze();
      expect((await own.act(auditora, 'operador.participantesSorteio')).body.codigo).toBe(
        'operador.semPermissao',
      );
      for (let at = 0; at < 10; at += 1)
        expect((await own.download('operador.participantesSorteio', noemi)).status).toBe(200);
      const { status, body } = await own.act(noemi, 'operador.participantesSorteio');
      expect([status, body.codigo]).toEqual([429, 'requisicao.muitas']);
      await test.db.query('update operador_sessao set elevada_em = $1', ['2026-11-28T20:00:00Z']);
      expect((await own.act(rita, 'operador.participantesSorteio')).body.codigo).toBe(
        'operador.confirmeQuemE',
      );
    });
  });
});
